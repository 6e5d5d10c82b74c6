import { describe, expect, it } from 'vitest'
import { bills, contractWithBills, gasToo, invoice, readings } from './testing/bills.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { run, all, noticesOf, problemsOf } = importsIntoOwnDatabase()

/** One row, of the first period where no other is named. */
function row(cells: Record<string, string>) {
  return { ...readings[0], meter: '', ...cells }
}
const old = row({
  previous_reading: '999990',
  current_day: '2025-10-15',
  current_reading: '20',
  quantity: '30',
  meter: 'A1',
})
const next = row({
  previous_day: '2025-10-15',
  previous_reading: '0',
  current_reading: '32',
  quantity: '32',
  meter: 'B2',
})
const others = readings.slice(1).map((reading) => ({ ...reading, meter: '' }))

async function stored() {
  const rows = await all('invoice_reading')
  return rows
    .map(({ magnitude, tariff_period, meter, current_day, quantity }) =>
      [magnitude, tariff_period, meter, current_day, Number(quantity)].join(' '),
    )
    .toSorted()
}

describe('a meter that is replaced within a bill [r.replaced-meter]', () => {
  it('has a row for each, also where the old one has begun again from zero', async () => {
    expect(await problemsOf(contractWithBills({ readings: [old, next, ...others] }))).toEqual([])
    expect(await stored()).toEqual([
      'import 1 A1 2025-10-15 30000',
      'import 1 B2 2025-10-31 32000',
      'import 2  2025-10-31 58000',
      'import 3  2025-10-31 95000',
    ])
    expect(await noticesOf(contractWithBills({ readings: [old, next, ...others] }))).toEqual([])
  })

  it('needs no number: its days tell the rows apart', async () => {
    const unnamed = [old, next].map((one) => ({ ...one, meter: '' }))
    expect(await problemsOf(contractWithBills({ readings: [...unnamed, ...others] }))).toEqual([])
    expect(await all('invoice_reading')).toHaveLength(4)
  })

  it('has a highest demand of each', async () => {
    const demand = (meter: string, day: string, quantity: string) =>
      row({
        magnitude: 'demand',
        previous_day: '',
        previous_reading: '',
        current_reading: '',
        current_day: day,
        quantity,
        meter,
      })
    const rows = [demand('A1', '2025-10-15', '3,1'), demand('B2', '2025-10-31', '2,2')]
    const all = [old, next, ...others, ...rows]
    expect(await problemsOf(contractWithBills({ readings: all }))).toEqual([])
    expect(await stored()).toContain('demand 1 A1 2025-10-15 3100')
    expect(await stored()).toContain('demand 1 B2 2025-10-31 2200')
  })

  it('may be one of gas', async () => {
    const gas = { ...invoice, contract_name: '2', total: '0', energy_kwh: '500' }
    const m3 = { magnitude: 'gas_m3', tariff_period: '' }
    const rows = [
      { ...old, ...m3 },
      { ...next, ...m3 },
    ]
    const files = bills({ invoices: [gas], lines: [], taxes: [], readings: rows, payments: [], states: [] })
    expect(await problemsOf({ ...gasToo, ...files })).toEqual([])
    expect(await stored()).toEqual(['gas_m3 0 A1 2025-10-15 30', 'gas_m3 0 B2 2025-10-31 32'])
  })

  it.each([
    ['a row that stands twice', [old, next, next], '4 tariff_period duplicate'],
    ['days that both say', [old, { ...next, previous_day: '2025-10-14' }], '3 previous_day readings_overlap'],
    [
      'two to one day of which one has no beginning',
      [old, row({ current_day: '2025-10-15', previous_day: '', meter: 'B2' })],
      '3 previous_day readings_overlap',
    ],
  ])('is not taken by half: %s', async (_, rows, problem) => {
    await run(contractWithBills())
    const before = await stored()
    const problems = await problemsOf(contractWithBills({ readings: [...rows, ...others] }))
    expect(problems).toContain(`invoice-readings.csv:${problem}`)
    expect(problems).toContain('invoice-readings.csv:2 invoice_number incomplete_invoice')
    expect(await stored()).toEqual(before)
  })

  it('of which only one row comes is noticed: the bill charges more than was read', async () => {
    const notices = await noticesOf(contractWithBills({ readings: [old, ...others] }))
    expect(notices).toEqual(['invoices.csv:2 F-1, readings, kWh: 215.000 183.000 readings_energy_differs'])
    const rounded = { ...next, current_reading: '33', quantity: '33' }
    expect(await noticesOf(contractWithBills({ readings: [old, rounded, ...others] }))).toEqual([])
  })
})
