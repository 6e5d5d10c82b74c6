import type { OfferedProduct } from '@endoll/api/procedures/change-product.ts'
import { expect, it } from 'vitest'
import { flow } from '../../../flow/messages/es.ts'
import { markupOf } from '../../../testing/markup.tsx'
import { 'change-product' as texts } from '../messages/es.ts'
import { ProductStep } from './ProductStep.tsx'

function factsShown(regulated: string | null): string {
  const product = {
    code: 'GASTUR',
    name: 'Último recurso',
    description: null,
    price_kind: 'fixed',
    renewable: false,
    regulated,
    year: null,
    difference: null,
    pays_surplus: null,
  } as unknown as OfferedProduct
  const offer = { products: [product], year: null, product: { code: 'GAS', name: 'Gas' } } as never
  return markupOf(
    <ProductStep
      answers={{}}
      typedKey="product"
      answer={() => undefined}
      refused={undefined}
      offer={offer}
      wanted={undefined}
    />,
    { 'change-product': texts, flow },
  )
}

it('a tariff of last resort is offered as regulated and revised each quarter, with its source, never as fixed', () => {
  expect(factsShown(null)).toContain('Precio fijo')
  const facts = factsShown('BOE-A-2026-99999')
  expect(facts).toContain('Precio regulado, que se revisa cada trimestre')
  expect(facts).toContain('Fuente del precio: BOE-A-2026-99999.')
  expect(facts).not.toContain('Precio fijo')
})
