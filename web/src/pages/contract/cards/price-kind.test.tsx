import type { ContractDetail } from '@endoll/api/contracts.ts'
import { expect, it } from 'vitest'
import { markupOf } from '../../../testing/markup.tsx'
import { 'contract-page' as texts } from '../contract-page/messages/es.ts'
import { ProductCard } from './ProductCard.tsx'

function kindShown(product: Partial<ContractDetail>): string {
  const contract = {
    pricelist: { name: 'TUR', nom_comercial: null },
    price_kind: 'fixed',
    regulated_price: null,
    last_resort: false,
    renewable: false,
    prices: [],
    end_date: null,
    commitment_end_date: null,
    renewal: null,
    text_languages: {},
    ...product,
  } as unknown as ContractDetail
  return markupOf(<ProductCard shown={{ contract } as never} />, { 'contract-page': texts })
}

it('a tariff of last resort is said to be revised each quarter, and not to be fixed', () => {
  expect(kindShown({})).toContain(texts.product.kinds.fixed)
  expect(kindShown({ last_resort: true })).toContain('Precio regulado: lo fija una resolución')
  expect(kindShown({ last_resort: true })).not.toContain(texts.product.kinds.fixed)
})
