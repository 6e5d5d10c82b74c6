import { expect, it } from 'vitest'
import type { BillTaxItem, ExplainedBill } from '@endoll/api/bill.ts'
import { markupOf, wordsOf } from '../../../testing/markup.tsx'
import { 'bill-lines' as texts } from './messages/es.ts'
import { BillLines } from './BillLines.tsx'
import { useLineWords } from './use-line-words.ts'

const invoice = {
  type: 'electricity',
  tariff: { name: '2.0TD' },
  start_date: '2026-10-01',
  end_date: '2026-10-31',
}

interface TaxProps {
  readonly tax: BillTaxItem
}

function Tax({ tax }: TaxProps) {
  const { ofTax } = useLineWords({ invoice } as never)
  return <p>{ofTax(tax).sum?.shown}</p>
}

it.each([
  ['5.11269632', '5,11 % de 37,83 € = 1,93 €'],
  ['0.5', '0,5 % de 37,83 € = 1,93 €'],
  ['21', '21 % de 37,83 € = 1,93 €'],
])(
  'a tax of %s per cent is shown as %s: the full figure stands in the document [c9.electricity-tax]',
  (rate, shown) => {
    const tax: BillTaxItem = {
      tax: 'electricity_tax',
      rate,
      rate_unit: '%',
      base: 37.83,
      quantity_kwh: null,
      amount: 1.93,
      unsure: false,
      unsure_since: null,
      reduced: false,
    }
    expect(wordsOf(markupOf(<Tax tax={tax} />, { 'bill-lines': texts }))).toBe(shown)
  },
)

function Why({ tax }: TaxProps) {
  const { ofTax } = useLineWords({ invoice } as never)
  return <p>{ofTax(tax).sentence}</p>
}

it('a rate that hangs on a figure which is not known says so [r.unsure-rates]', () => {
  const iva = { tax: 'IVA', rate: '21', rate_unit: '%', base: 1, quantity_kwh: null, amount: 1 } as const
  const tax = { ...iva, reduced: false }
  const said = [null, '2026-10-14'].map((since) =>
    wordsOf(
      markupOf(<Why tax={{ ...tax, unsure: since !== null, unsure_since: since }} />, {
        'bill-lines': texts,
      }),
    ),
  )
  expect(said[0]).toBe(texts.whyTax.IVA)
  expect(said[1]).toBe(`${texts.whyTax.IVA} ${texts.unsureTax.replace('{since}', '14 de octubre de 2026')}`)
})

interface BonusProps {
  readonly bonus: ExplainedBill['social_bonus']
}

function Bonus({ bonus }: BonusProps) {
  const { ofLine } = useLineWords({ invoice, social_bonus: bonus, text_languages: {} } as never)
  const line = { kind: 'social_bonus', from: '2026-10-01', to: '2026-10-31', tariff_period: null, name: null }
  const price = { quantity: '20', unit: 'unit', price: '-0.425', price_unit: 'EUR', days: null, amount: -8.5 }
  return <p>{ofLine({ ...line, ...price, year_days: null } as never).sentence}</p>
}

it.each([
  [null, ''],
  [
    { limit_kwh: 130.438, carried_kwh: 0, discounted_kwh: 120, beyond_kwh: 0 },
    ' 120 kWh con derecho al descuento: el límite de estos días es 130,438 kWh.',
  ],
  [
    { limit_kwh: 130.438, carried_kwh: 20, discounted_kwh: 150.438, beyond_kwh: 9.562 },
    ' 150,438 kWh con derecho al descuento: el límite de estos días es 130,438 kWh, más 20 kWh que no se consumieron en los doce meses anteriores. Otros 9,562 kWh pasan del límite y no tienen descuento.',
  ],
])(
  'the social bonus separates the energy with right to it from that beyond its limit: %o [r.bonus-carry]',
  (bonus, said) => {
    const words = wordsOf(markupOf(<Bonus bonus={bonus} />, { 'bill-lines': texts }))
    expect(words.replaceAll('\u00a0', ' ')).toBe(`${texts.why.social_bonus}${said}`)
  },
)

it('a line with a name of the retailer’s says the language of that name, and its days in that of the page [r.own-texts]', () => {
  const line = { kind: 'service', from: '2026-10-11', to: '2026-10-31', tariff_period: null, quantity: '1' }
  const price = { unit: 'unit', price: '2', price_unit: 'EUR', days: null, year_days: null, amount: 2 }
  const noLines = { invoice, social_bonus: null, text_languages: { Manteniment: 'ca' }, taxes: [], lines: [] }
  const bill = {
    ...noLines,
    invoice: { ...invoice, amount_total: 2, rectificative_type: 'N' },
    lines: [
      { ...line, ...price, name: 'Manteniment' },
      { ...line, ...price, name: 'Avería' },
    ],
  }
  const markup = markupOf(<BillLines bill={bill as never} />, { 'bill-lines': texts })
  expect(markup).toContain('<span lang="ca">Manteniment</span>, del 11/10/2026')
  expect(markup).toContain('Avería, del 11/10/2026')
})
