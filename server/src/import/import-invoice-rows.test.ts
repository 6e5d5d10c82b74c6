import { describe, expect, it } from 'vitest'
import {
  bills,
  changed,
  contractWithBills,
  gasToo,
  invoice,
  letter,
  lines,
  payment,
  readings,
  state,
  taxes,
  type BillRows,
} from './testing/bills.ts'
import { fingerprints } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, problemsOf } = importsIntoOwnDatabase()

describe('rows of an invoice [r.import-bills]', () => {
  it.each<[Partial<BillRows>, string]>([
    [{ lines: changed(lines, 0, { kind: 'gift' }) }, 'invoice-lines.csv:2 kind not_valid'],
    [{ lines: changed(lines, 0, { unit: 'kWh' }) }, 'invoice-lines.csv:2 unit unit_not_valid'],
    [{ lines: changed(lines, 0, { price_unit: 'EUR/MWh' }) }, 'invoice-lines.csv:2 price_unit not_valid'],
    [{ lines: changed(lines, 0, { kind: 'service' }) }, 'invoice-lines.csv:2 name required_field'],
    [
      { lines: changed(lines, 0, { tariff_period: '7' }) },
      'invoice-lines.csv:2 tariff_period number_not_valid',
    ],
    [
      { lines: changed(lines, 0, { start_day: '2025-11-01' }) },
      'invoice-lines.csv:2 end_day start_after_end',
    ],
    [
      { lines: changed(lines, 0, { start_day: '2025-10-02', end_day: '2025-10-01' }) },
      'invoice-lines.csv:2 end_day start_after_end',
    ],
    [
      { lines: changed(lines, 0, { quantity: '1'.repeat(13) }) },
      'invoice-lines.csv:2 quantity number_not_valid',
    ],
    [{ lines: changed(lines, 0, { price: '0,0000000001' }) }, 'invoice-lines.csv:2 price number_not_valid'],
    [{ lines: changed(lines, 0, { price: '' }) }, 'invoice-lines.csv:2 price required_field'],
    [{ lines: changed(lines, 0, { year_days: '360' }) }, 'invoice-lines.csv:2 year_days not_valid'],
    [
      { taxes: changed(taxes, 0, { tax: 'hydrocarbon_tax' }) },
      'invoice-taxes.csv:2 tax other_kind_of_supply',
    ],
    [{ taxes: changed(taxes, 0, { base: '' }) }, 'invoice-taxes.csv:2 base required_field'],
    [
      { taxes: changed(taxes, 0, { rate_unit: 'EUR/kWh' }) },
      'invoice-taxes.csv:2 quantity_kwh required_field',
    ],
    [{ taxes: changed(taxes, 0, { tax: 'VAT' }) }, 'invoice-taxes.csv:2 tax not_valid'],
    [
      { readings: changed(readings, 0, { magnitude: 'gas_m3' }) },
      'invoice-readings.csv:2 magnitude other_kind_of_supply',
    ],
    [
      { readings: changed(readings, 0, { current_day: '2025-09-29' }) },
      'invoice-readings.csv:2 current_day start_after_end',
    ],
    [
      { readings: changed(readings, 1, { tariff_period: '1' }) },
      'invoice-readings.csv:3 tariff_period duplicate',
    ],
    [{ payments: [{ ...payment, amount: '0' }] }, 'invoice-payments.csv:2 amount payment_not_valid'],
    [{ payments: [{ ...payment, method: 'refund' }] }, 'invoice-payments.csv:2 amount payment_not_valid'],
    [{ payments: [payment, payment] }, 'invoice-payments.csv:3 reference duplicate'],
    [{ states: [state, state] }, 'invoice-pending-states.csv:3 code duplicate'],
    [{ states: [{ ...state, description: '' }] }, 'invoice-pending-states.csv:2 description required_field'],
    [{ letters: [letter, letter] }, 'unpaid-letters.csv:3 reference duplicate'],
    [{ letters: [{ ...letter, annex: 'V' }] }, 'unpaid-letters.csv:2 annex not_valid'],
    [{ letters: [{ ...letter, sent_day: '' }] }, 'unpaid-letters.csv:2 sent_day required_field'],
    [
      { letters: [{ ...letter, delivered_day: '2025-12-09' }] },
      'unpaid-letters.csv:2 delivered_day start_after_end',
    ],
    [
      { letters: [{ ...letter, returned_day: '2025-12-09' }] },
      'unpaid-letters.csv:2 returned_day start_after_end',
    ],
    [
      { letters: [{ ...letter, delivered_day: '2025-12-11', returned_day: '2025-12-12' }] },
      'unpaid-letters.csv:2 returned_day delivered_and_returned',
    ],
  ])('are refused: %#', async (rows, problem) => {
    expect((await problemsOf(contractWithBills(rows)))[0]).toBe(problem)
  })

  it('[law.9.proof] of letters are taken as their sending reports them, and follow it', async () => {
    await run(contractWithBills({ letters: [letter] }))
    const sent = { reference: 'BF-1', annex: 'III', sent_day: '2025-12-10' }
    expect(await all('unpaid_letter')).toMatchObject([{ ...sent, delivered_day: null, returned_day: null }])
    const none = { invoices: [], lines: [], taxes: [], readings: [], payments: [], states: [] }
    await run(bills({ ...none, letters: [{ ...letter, delivered_day: '2025-12-12' }] }))
    expect(await all('unpaid_letter')).toMatchObject([{ ...sent, delivered_day: '2025-12-12' }])
  })

  it('are refused where they stand on bills of the other kind', async () => {
    const gas = { ...invoice, contract_name: '2' }
    const problems = await problemsOf({ ...gasToo, ...bills({ invoices: [gas] }) })
    expect(problems).toContain('invoice-lines.csv:2 kind other_kind_of_supply')
    expect(problems).toContain('invoice-taxes.csv:2 tax other_kind_of_supply')
    expect(problems).toContain('invoice-readings.csv:2 magnitude other_kind_of_supply')
  })

  it('are refused where the invoice is unknown', async () => {
    const problems = await problemsOf(contractWithBills({ invoices: [] }))
    expect(problems).toHaveLength(7 + 2 + 3 + 1 + 1)
    expect(new Set(problems.map((text) => text.split(' ')[2]))).toEqual(new Set(['unknown_invoice']))
  })

  it('are of one file all taken or none, and what came before stays', async () => {
    await run(contractWithBills())
    const before = await fingerprints(db())
    const report = await run(bills({ lines: changed(lines, 3, { amount: 'six' }), taxes: [] }))
    expect(report.problemCounts).toEqual({ number_not_valid: 1, incomplete_invoice: 6 })
    expect(report.tables.find(({ file }) => file === 'invoice-lines.csv')).toMatchObject({
      good: 0,
      refused: 7,
    })
    expect(await fingerprints(db())).toEqual(before)
  })

  it('are refused when there are far more of them than a bill has', async () => {
    const many = Array.from({ length: 2003 }, () => lines[2]!)
    const report = await run(contractWithBills({ lines: many }))
    expect(report.problemCounts).toEqual({ too_many_rows: 3, incomplete_invoice: 2000 })
    expect(await all('invoice_line')).toEqual([])
  })
})
