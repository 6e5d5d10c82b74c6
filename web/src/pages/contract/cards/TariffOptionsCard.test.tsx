import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../../../testing/markup.tsx'
import { 'contract-page' as texts } from '../contract-page/messages/es.ts'
import { TariffOptionsCard } from './TariffOptionsCard.tsx'

const [monday, sunday] = [
  { value: 1, label: 'lunes' },
  { value: 7, label: 'domingo' },
]

function shown(chosen: typeof monday | null, available: readonly (typeof monday)[]) {
  const tariff_options = { double_tariff: null, happy_hours: null, happy_day: { chosen, available } }
  const shownContract = {
    contract: { type: 'electricity', state: 'activa', atr_available: true, tariff_options },
    open: [],
    power: undefined,
  } as never
  return wordsOf(markupOf(<TariffOptionsCard shown={shownContract} />, { 'contract-page': texts }))
}

it('shows what is chosen and what else the product offers, and nothing where there is nothing else [c2.detail-tariff-options-state]', () => {
  expect(shown(null, [monday, sunday])).toMatch(/Nada elegido El producto ofrece: lunes y domingo$/)
  expect(shown(monday, [monday, sunday])).toMatch(/lunes El producto ofrece: domingo$/)
  expect(shown(sunday, [sunday])).toMatch(/domingo$/)
  expect(shown(sunday, [sunday])).not.toContain('ofrece')
  expect(shown(null, [])).not.toContain('ofrece')
})
