import { describe, expect, it } from 'vitest'
import { reportText } from './report-text.ts'
import {
  bills,
  changed,
  contractWithBills,
  invoice,
  lines,
  payment,
  readings,
  state,
  taxes,
  type BillRows,
} from './testing/bills.ts'
import { fingerprints } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, noticesOf } = importsIntoOwnDatabase()
function storedInvoice() {
  return db().selectFrom('invoice').selectAll().executeTakeFirstOrThrow()
}

describe('a second import [r.import-bills]', () => {
  it('changes nothing, not even a stamp', async () => {
    await run(contractWithBills())
    const before = await fingerprints(db())
    const report = await run(contractWithBills())
    expect(await fingerprints(db())).toEqual(before)
    for (const { file, created, changed: moved, removed } of report.tables) {
      expect([file, created, moved, removed]).toEqual([file, 0, 0, 0])
    }
  })

  it('with fewer lines leaves those alone, and stamps the invoice', async () => {
    await run(contractWithBills())
    const before = await storedInvoice()
    const report = await run(
      bills({ lines: lines.slice(0, 2), taxes: [], readings: [], payments: [], states: [] }),
    )
    expect(report.tables.find(({ file }) => file === 'invoice-lines.csv')).toMatchObject({
      unchanged: 2,
      removed: 5,
    })
    expect(await all('invoice_line')).toHaveLength(2)
    expect(await all('invoice_tax')).toHaveLength(2)
    expect(await all('invoice_reading')).toHaveLength(3)
    const after = await storedInvoice()
    expect(after).toEqual({ ...before, imported_at: after.imported_at })
    expect(after.imported_at > before.imported_at).toBe(true)
  })

  it('may bring parts of an invoice that came in before, alone', async () => {
    await run(contractWithBills())
    const report = await run(bills({ invoices: [], lines: changed(lines, 0, { name: 'Potència punta' }) }))
    expect(report.problems).toEqual([])
    expect((await all('invoice_line'))[0]).toMatchObject({ name: 'Potència punta', days: 31 })
  })

  it('adds payments and rungs, and takes none away', async () => {
    await run(contractWithBills())
    const back = { ...payment, reference: 'R-1-back', day: '2025-11-28', amount: '-50,59' }
    const rungs = [
      { ...state, code: '15' },
      { ...state, code: '20', change_day: '2025-12-20' },
    ]
    await run(bills({ payments: [back], states: rungs }))
    expect(await all('invoice_payment')).toHaveLength(2)
    expect(await all('invoice_pending_state')).toHaveLength(3)
    await run(bills({ payments: [{ ...payment, method: 'card' }], states: [] }))
    expect(await all('invoice_payment')).toContainEqual(
      expect.objectContaining({ reference: 'R-1', method: 'card', amount_cents: 5059 }),
    )
    expect(await all('invoice_payment')).toHaveLength(2)
  })

  it('completes what a broken one has begun', async () => {
    const numbers = Array.from({ length: 450 }, (_, index) => `F-${1000 + index}`)
    const many = contractWithBills({
      invoices: numbers.map((number) => ({ ...invoice, number })),
      lines: numbers.flatMap((invoice_number) => lines.map((row) => ({ ...row, invoice_number }))),
      taxes: numbers.flatMap((invoice_number) => taxes.map((row) => ({ ...row, invoice_number }))),
      readings: [],
      payments: [],
      states: [],
    })
    let steps = 0
    const breaking = ({ step, count }: { step: string; count: number }) => {
      if (step === 'invoices.csv' && count === 200 && ++steps === 1) throw new Error('cut off')
    }
    await expect(run(many, { onProgress: breaking })).rejects.toThrow('cut off')
    // What is there is whole: no invoice without its lines.
    expect(await all('invoice')).toHaveLength(200)
    expect(await all('invoice_line')).toHaveLength(1400)
    const report = await run(many)
    // All of these bills are of the same days.
    expect(report.noticeCounts).toEqual({ bills_overlap: 449 })
    expect(await all('invoice')).toHaveLength(450)
    expect(await all('invoice_line')).toHaveLength(3150)
    expect(report.tables.find(({ file }) => file === 'invoices.csv')).toMatchObject({
      created: 250,
      unchanged: 200,
    })
  })
})

describe('what does not come out [r.import-notices]', () => {
  const line = 'invoice-lines.csv:2 F-1, line 1, power P1'
  it.each<[Partial<BillRows>, string[]]>([
    [{ lines: changed(lines, 0, { amount: '11,42' }), invoices: [{ ...invoice, total: '50,60' }] }, []],
    [
      { lines: changed(lines, 0, { price: '29,3' }) },
      // 4.6 kW × 29.3 EUR/kW and year × 31 / 365 is 11.447: 11.45.
      [`${line}: 11.41 11.45 line_differs`],
    ],
    [{ invoices: [{ ...invoice, total: '51' }] }, ['invoices.csv:2 F-1, total: 51.00 50.59 total_differs']],
    [
      { invoices: [{ ...invoice, energy_kwh: '215,1' }] },
      ['invoices.csv:2 F-1, energy, kWh: 215.100 215.000 energy_differs'],
    ],
    [
      { readings: changed(readings, 0, { quantity: '61,5' }) },
      ['invoice-readings.csv:2 F-1, reading import P1: 61.5 62 reading_differs'],
    ],
    // The meter went past 999999.9 and restarted at 0.
    [{ readings: changed(readings, 0, { previous_reading: '999950,5', current_reading: '12,5' }) }, []],
    [
      { readings: changed(readings, 0, { previous_reading: '1262,5', current_reading: '1200,5' }) },
      ['invoice-readings.csv:2 F-1, reading import P1: 62 9938 reading_differs'],
    ],
    [{ lines: [], taxes: [] }, ['invoices.csv:2 F-1, lines: 0 null lines_missing']],
    [{ invoices: [{ ...invoice, debt: '10' }] }, ['contracts.csv:0 1, debt: 0.00 10.00 debt_differs']],
  ])('is noticed, and taken as it stands: %#', async (rows, notices) => {
    expect(await noticesOf(contractWithBills(rows), { check: true })).toEqual(notices)
    expect(await all('invoice')).toEqual([])
    expect(await noticesOf(contractWithBills(rows))).toEqual(notices)
    expect(await all('invoice')).toHaveLength(1)
    expect(await noticesOf(contractWithBills(rows))).toEqual(notices)
  })

  it('counts no debt of what gives money back, whether it is checked, comes, or comes again', async () => {
    const refund = { ...invoice, number: 'F-2', rectificative_type: 'A', rectifies_number: 'F-1', debt: '20' }
    const parts = { lines: [], taxes: [], readings: [], payments: [], states: [] }
    const files = contractWithBills({ ...parts, invoices: [invoice, refund] })
    const ofDebt = ({ code }: { code: string }) => code === 'debt_differs'
    for (const check of [true, false, true, false]) {
      expect((await run(files, { check })).notices.filter(ofDebt)).toEqual([])
    }
  })

  it('of a tax is noticed at the tax', async () => {
    const wrong = changed(taxes, 1, { amount: '8,98' })
    const rows = { taxes: wrong, invoices: [{ ...invoice, total: '50,79' }] }
    expect(await noticesOf(contractWithBills(rows))).toEqual([
      'invoice-taxes.csv:3 F-1, tax 2, IVA: 8.98 8.78 tax_differs',
    ])
  })

  it('says which rule a figure breaks, and where it was read [r.import-notices]', async () => {
    const wrong = changed(taxes, 1, { rate: '10', amount: '4,18' })
    const { notices } = await run(contractWithBills({ taxes: wrong }), { check: true })
    expect(notices.map(({ code, rule }) => [code, rule])).toEqual([
      [
        'tax_differs',
        expect.stringMatching(/^IVA has the rate of its day and contracted power \(Ley 37\/1992/),
      ],
      ['total_differs', 'the total is the sum of lines and taxes'],
    ])
  })

  it('is computed with the lines that came in before when only the row comes again', async () => {
    await run(contractWithBills())
    expect(await noticesOf(bills({ lines: [], taxes: [], readings: [] }))).toEqual([])
    const dearer = bills({ invoices: [{ ...invoice, total: '60' }], lines: [], taxes: [], readings: [] })
    expect(await noticesOf(dearer)).toEqual(['invoices.csv:2 F-1, total: 60.00 50.59 total_differs'])
  })

  it('is in the report with its count, and no reason to exit with 2', async () => {
    const report = await run(contractWithBills({ invoices: [{ ...invoice, total: '51' }] }))
    expect(report.problemCounts).toEqual({})
    expect(report.noticeCounts).toEqual({ total_differs: 1 })
    expect(reportText(report)).toContain(
      'invoices.csv, line 2: F-1, total: says 51.00, comes to 50.59 (total_differs)',
    )
  })

  it('of many bills is counted, and only the first are kept', async () => {
    const numbers = Array.from({ length: 230 }, (_, index) => `F-${index}`)
    const rows = numbers.map((number) => ({ ...invoice, number }))
    const none = { lines: [], taxes: [], readings: [], payments: [], states: [] }
    const report = await run(contractWithBills({ ...none, invoices: rows }))
    expect(report.noticeCounts).toEqual({ bills_overlap: 229, lines_missing: 230 })
    expect(report.notices.filter(({ code }) => code === 'lines_missing')).toHaveLength(200)
    expect(reportText(report)).toMatch(/and \d+ more/)
  })

  it.each([
    ['999999999999,99', '999999999999', '9999999,999999999'],
    ['-999999999999,99', '-999999999999,999999', '-9999999,999999999'],
  ])('of huge numbers is a notice and no fault: %s', async (total, quantity, price) => {
    const rows = {
      invoices: [{ ...invoice, total, energy_kwh: '999999999999,999' }],
      lines: changed(lines, 2, { quantity, price, amount: total }),
    }
    const report = await run(contractWithBills(rows))
    expect(report.problems).toEqual([])
    expect(report.noticeCounts).toMatchObject({ line_differs: 1, energy_differs: 1 })
    expect((await all('invoice_line'))[2]).toBeDefined()
  })
})

it('keeps values of people out of the report', async () => {
  const rows = { invoices: [{ ...invoice, partner_name: 'Secret', partner_nif: '99990901A', total: '1' }] }
  const text = JSON.stringify(await run(contractWithBills(rows)))
  for (const value of ['Secret', '99990901A']) expect(text).not.toContain(value)
})
