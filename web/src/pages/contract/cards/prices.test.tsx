import { expect, it } from 'vitest'
import { wordsOf, markupOf } from '../../../testing/markup.tsx'
import { 'contract-page' as texts } from '../contract-page/messages/es.ts'
import { Prices } from '../../../supplies/product-prices/Prices.tsx'
import type { ShownPrice } from '../../../supplies/product-prices/shown-prices.ts'

function shown(
  concept: ShownPrice['concept'],
  price: string,
  price_with_taxes: string | null,
  unit = 'EUR/kWh',
) {
  return { concept, prices: [{ period: 'P1', price, price_with_taxes, unit }] }
}

it('[law.10.documents] prices stand with taxes first, and say which have none', () => {
  const prices = [
    shown('energy', '0.2', '0.254373'),
    shown('surplus', '0.06', null),
    shown('market', '120', null, '%'),
  ]
  const words = wordsOf(markupOf(<Prices shown={prices} />, { 'contract-page': texts }))
  expect(words).toContain('P1 0,254373 €/kWh 0,20 sin impuestos')
  expect(words).toContain('P1 0,06 €/kWh sin impuestos')
  expect(words).toMatch(/P1 120(,00)? %(?! sin impuestos)/)
})
