import { describe, expect, it } from 'vitest'
import { addInvoice } from '../../testing/factories.ts'
import { billsOfMonths } from './bills-of-months.fixture.ts'

const { db, newContract, dataOf, addMonth } = billsOfMonths()

describe('what came before a bill', () => {
  it('shows thirteen months, what was annulled and billed again once, as known on its day', async () => {
    const { customer, contract } = await newContract()
    for (let month = -3; month <= 8; month++)
      await addMonth(contract, month, { number: `M${month}`, total_cents: 100 * (month + 10) })
    // July: annulled and billed again. August: corrected by a difference.
    const july = { from_day: '2026-07-01', to_day: '2026-08-01' }
    const energy = { energy_wh: 150_000 }
    await addInvoice(db(), contract, {
      ...july,
      ...energy,
      number: 'A7',
      type: 'B',
      rectifies_number: 'M7',
      total_cents: 1700,
      day: '2026-09-01',
    })
    await addInvoice(db(), contract, {
      ...july,
      energy_wh: 99,
      number: 'R7',
      type: 'R',
      rectifies_number: 'M7',
      total_cents: 5,
      day: '2026-09-01',
    })
    await addMonth(contract, 8, {
      number: 'RA8',
      type: 'RA',
      rectifies_number: 'M8',
      total_cents: -300,
      energy_wh: 0,
      day: '2026-09-20',
    })
    const september = await addMonth(contract, 9, { number: 'M9', total_cents: 1900 })
    // Known only later.
    await addMonth(contract, 9, { number: 'A9', type: 'A', rectifies_number: 'M9', day: '2026-11-20' })
    await addMonth(contract, 10)
    const { history, invoice } = await dataOf(customer, september.id)
    expect(invoice.rectifies).toBeUndefined()
    expect(history.map(({ span, amountCents }) => [span.from.slice(0, 7), amountCents])).toEqual([
      ['2025-09', 700],
      ['2025-10', 800],
      ['2025-11', 900],
      ['2025-12', 1000],
      ['2026-01', 1100],
      ['2026-02', 1200],
      ['2026-03', 1300],
      ['2026-04', 1400],
      ['2026-05', 1500],
      ['2026-06', 1600],
      ['2026-07', 5],
      ['2026-08', 1500],
      ['2026-09', 1900],
    ])
    expect(history.find(({ span }) => span.from === '2026-07-01')?.energyWh).toBe(99)
  })

  it('adds a year up by period and keeps its highest demand', async () => {
    const { customer, contract } = await newContract()
    const readings = async (invoiceId: number, importWh: readonly number[], demandW: number) =>
      db()
        .insertInto('invoice_reading')
        .values([
          ...importWh.map((quantity, index) => ({
            invoice_id: invoiceId,
            magnitude: 'import' as const,
            tariff_period: index + 1,
            current_day: '2026-01-31',
            quantity,
          })),
          {
            invoice_id: invoiceId,
            magnitude: 'demand' as const,
            tariff_period: 2,
            current_day: '2026-01-31',
            quantity: demandW,
          },
        ])
        .execute()
    const beforeTheYear = await addMonth(contract, -2)
    await readings(beforeTheYear.id, [9000, 9000, 9000], 9000)
    const first = await addMonth(contract, -1)
    await readings(first.id, [100, 200, 300], 4000)
    const wrong = await addMonth(contract, 5, { number: 'WRONG' })
    await readings(wrong.id, [7000, 7000, 7000], 7000)
    await addMonth(contract, 5, { type: 'A', rectifies_number: 'WRONG' })
    const last = await addMonth(contract, 10)
    await readings(last.id, [1, 2, 3], 3000)
    expect((await dataOf(customer, last.id)).year).toEqual({
      span: { from: '2025-11-01', to: '2026-11-01' },
      importWh: [101, 202, 303],
      demandW: [0, 4000],
    })
  })

  it('has no year where no reading has periods', async () => {
    const { customer, contract } = await newContract({ kind: 'gas' })
    const { id } = await addMonth(contract, 10)
    await db()
      .insertInto('invoice_reading')
      .values({ invoice_id: id, magnitude: 'gas_m3', current_day: '2026-10-31', quantity: '12.345' })
      .execute()
    const { year, readings } = await dataOf(customer, id)
    expect([year, readings[0]?.quantity, readings[0]?.tariffPeriod]).toEqual([undefined, 12.345, 0])
  })
})
