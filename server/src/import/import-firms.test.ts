import { expect, it } from 'vitest'
import { contractWithBills, invoice, lines, readings, taxes } from './testing/bills.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { noticesOf, problemsOf } = importsIntoOwnDatabase()

/** 39.01 × 0.76690445 % = 0.30, more than 215 kWh × 0.0005; then 21 % of 40.12. */
const reduced = {
  invoices: [{ ...invoice, total: '48,55' }],
  taxes: [
    { ...taxes[0], rate: '0,76690445', amount: '0,30' },
    { ...taxes[1], base: '40,12', amount: '8,43' },
  ],
  payments: [],
}

/** The contract of these bills with more columns. */
function withColumns(files: ReturnType<typeof contractWithBills>, more: Readonly<Record<string, string>>) {
  const [header = '', first = ''] = String(files['contracts.csv']).trim().split('\n')
  const columns = Object.keys(more).join(';')
  return {
    ...files,
    'contracts.csv': `${header};${columns}\n${first};${Object.values(more).join(';')}\n`,
  }
}

it('a bill with the reduced electricity tax is right where the contract has the use', async () => {
  const files = contractWithBills(reduced)
  expect((await noticesOf(files)).join()).toContain('tax_differs')
  expect(await noticesOf(withColumns(files, { tax_relief: 'e' }))).toEqual([])
  const bothWays = { ...reduced, taxes: [{ ...taxes[0], base: '5,85', amount: '0,30' }, reduced.taxes[1]!] }
  expect(await noticesOf(withColumns(contractWithBills(bothWays), { tax_relief: 'e' }))).toEqual([])
})

it('a use that the law does not name is refused', async () => {
  const files = withColumns(contractWithBills(reduced), { tax_relief: 'g' })
  expect(await problemsOf(files)).toContain('contracts.csv:2 tax_relief not_valid')
})

it('reactive energy that the meter showed and no line charges is noticed, with what it would come to', async () => {
  // 8,000 − 33 % of 62 = 7,979.54 kvarh × 0.062332 = 497.38.
  const shown = {
    ...readings[0],
    magnitude: 'reactive',
    previous_reading: '',
    current_reading: '',
    quantity: '8000',
  }
  const of3td = { ...invoice, tariff: '3.0TD' }
  const rows = { invoices: [of3td], readings: [...readings, shown] }
  expect(await noticesOf(contractWithBills(rows))).toEqual([
    'invoices.csv:2 F-1, reactive energy: 0.00 497.38 metered_not_charged',
  ])
  const charged = {
    ...lines[2],
    kind: 'reactive',
    quantity: '7979,54',
    price: '0,062332',
    price_unit: 'EUR/kvarh',
    amount: '497,38',
  }
  const notices = await noticesOf(contractWithBills({ ...rows, lines: [...lines, charged] }))
  expect(notices.join()).not.toContain('metered_not_charged')
  // Homes pay none.
  expect(
    await noticesOf(contractWithBills({ ...rows, invoices: [{ ...invoice, tariff: '2.0TD' }] })),
  ).toEqual([])
})
