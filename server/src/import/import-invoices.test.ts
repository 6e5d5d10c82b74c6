import { describe, expect, it } from 'vitest'
import { companyNif, cupsOf } from '../demo/identifiers.ts'
import { bills, contractWithBills, gasToo, invoice, lines } from './testing/bills.ts'
import { cups, fingerprints, oneContract } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, problemsOf } = importsIntoOwnDatabase()
function storedInvoice() {
  return db().selectFrom('invoice').selectAll().executeTakeFirstOrThrow()
}

describe('an invoice [r.import-bills]', () => {
  it('stands in the database as the files say it, with days half-open and energy in Wh', async () => {
    const report = await run(contractWithBills())
    expect(report.problems).toEqual([])
    expect(report.notices).toEqual([])
    expect(await storedInvoice()).toMatchObject({
      number: 'F-1',
      type: 'N',
      state: 'open',
      from_day: '2025-10-01',
      to_day: '2025-11-01',
      total_cents: 5059,
      pending_cents: 5059,
      // Left out, and its day has passed: all that is pending is overdue.
      debt_cents: 5059,
      energy_wh: 215_000,
      estimated: false,
      partner_name: 'Núria',
      partner_nif: '99990900X',
      product_name: 'Llum',
      tariff: '2.0TD',
      powers_w: [4600, 4600],
      cups,
      supply_address: 'Carrer Nou, 3, 08500 Vic',
      payment_method: 'transfer',
      iban_last4: null,
      version: 0,
    })
    expect(await all('invoice_line')).toHaveLength(7)
    expect((await all('invoice_line'))[0]).toMatchObject({
      position: 1,
      from_day: '2025-10-01',
      to_day: '2025-11-01',
      quantity: '4.600000',
      unit: 'kW',
      price: '29.200000000',
      price_unit: 'EUR/kW/year',
      days: 31,
      year_days: 365,
      amount_cents: 1141,
    })
    expect((await all('invoice_reading'))[0]).toMatchObject({
      magnitude: 'import',
      tariff_period: 1,
      previous_reading: '1200500.000',
      current_reading: '1262500.000',
      quantity: '62000.000',
      method: 'real',
    })
    expect(await all('invoice_tax')).toMatchObject([
      { position: 1, tax: 'electricity_tax', rate: '5.11269632', rate_unit: '%', base_cents: 3901 },
      { position: 2, tax: 'IVA', base_cents: 4181, amount_cents: 878 },
    ])
    expect(await all('invoice_payment')).toMatchObject([{ reference: 'R-1', amount_cents: 5059 }])
    expect(await all('invoice_pending_state')).toMatchObject([{ change_day: '2025-12-01', position: 1 }])
  })

  it('divides by the days of a leap year what the product prices, and by 365 what the State does', async () => {
    const january = { day: '2028-02-04', due_day: '', start_day: '2028-01-01', end_day: '2028-01-31' }
    const line = { ...lines[0], tariff_period: '', quantity: '1', price_unit: 'EUR/month', days: '31' }
    const report = await run(
      contractWithBills({
        invoices: [{ ...invoice, ...january, energy_kwh: '0', total: '16,69' }],
        lines: [
          // 9.50 × 12 × 31 / 366 = 9.6557…, 6.90 × 12 × 31 / 365 = 7.0323…
          { ...line, kind: 'service', name: 'Cura', price: '9,5', amount: '9,66' },
          { ...line, kind: 'meter_rental', price: '6,9', amount: '7,03' },
        ],
        taxes: [],
        readings: [],
        payments: [],
        states: [],
      }),
    )
    expect(report.problems).toEqual([])
    expect(report.notices.map(({ what }) => what)).toEqual(['tax missing'])
    expect(await all('invoice_line')).toMatchObject([{ year_days: 366 }, { year_days: 365 }])
  })

  it('is searched by its contract, its supply and its total however it is written', async () => {
    await run(contractWithBills({ invoices: [{ ...invoice, total: '1234,56' }] }))
    const { search_text } = await storedInvoice()
    const { id } = await db().selectFrom('contract').select('id').executeTakeFirstOrThrow()
    for (const part of ['f-1', 'nuria', 'carrer nou 3 08500 vic', cups.toLowerCase(), 'llum']) {
      expect(search_text).toContain(part)
    }
    for (const part of ['2.0td', '1.23456', '1234.56', '123456', ` 1 ${id} `])
      expect(search_text).toContain(part)
  })

  it('keeps what it was issued with when the contract changes, and follows its own row', async () => {
    await run(contractWithBills())
    const later = String(oneContract['contracts.csv']).replace('Carrer Nou, 3', 'Carrer Vell, 9')
    await run({ ...contractWithBills(), 'contracts.csv': later })
    expect(await storedInvoice()).toMatchObject({ supply_address: 'Carrer Nou, 3, 08500 Vic' })
    const row = {
      ...invoice,
      partner_name: 'Pere',
      partner_nif: companyNif('B', 1),
      supply_address: 'Enlloc',
    }
    await run(bills({ invoices: [{ ...row, cups: cupsOf('0031', 7), power_p1: '3', power_p2: '5' }] }))
    expect(await storedInvoice()).toMatchObject({
      partner_name: 'Pere',
      supply_address: 'Enlloc',
      cups: cupsOf('0031', 7),
      powers_w: [3000, 5000],
    })
  })

  it('is paid by debit of the account of the contract, of which four characters are kept', async () => {
    const [header, row] = String(oneContract['contracts.csv']).trim().split('\n')
    const withAccount = `${header};iban\n${row};ES8099990001450000000001\n`
    await run({ ...contractWithBills(), 'contracts.csv': withAccount })
    expect(await storedInvoice()).toMatchObject({ payment_method: 'direct_debit', iban_last4: '0001' })
    const rows = [{ ...invoice, payment_method: 'card' }]
    await run(bills({ invoices: rows }))
    expect(await storedInvoice()).toMatchObject({ payment_method: 'card', iban_last4: null })
  })

  it.each([
    [{}, { pending_cents: 5059, debt_cents: 5059 }],
    [{ debt: '0' }, { pending_cents: 5059, debt_cents: 0 }],
    [{ due_day: '2099-01-31' }, { pending_cents: 5059, debt_cents: 0 }],
    [{ pending: '20' }, { pending_cents: 2000, debt_cents: 2000 }],
    [{ state: 'paid' }, { pending_cents: 0, debt_cents: 0 }],
    [
      { pending: '20', debt: '12,5' },
      { pending_cents: 2000, debt_cents: 1250 },
    ],
    [
      { total: '-3', rectificative_type: 'C' },
      { total_cents: -300, pending_cents: -300 },
    ],
    [
      { state: 'grouped_proforma', proforma_number: 'P' },
      { state: 'grouped_proforma', proforma_number: 'P' },
    ],
  ])('with %j stands as %j', async (cells, expected) => {
    await run(contractWithBills({ invoices: [{ ...invoice, ...cells }] }))
    expect(await storedInvoice()).toMatchObject(expected)
  })
})

describe('an invoice is refused', () => {
  it.each([
    [{ contract_name: '9' }, 'contract_name unknown_contract'],
    [{ start_day: '2025-11-01' }, 'end_day start_after_end'],
    [{ start_day: '2019-10-01' }, 'end_day span_too_long'],
    [{ end_day: '2025-02-30' }, 'end_day date_not_valid'],
    [{ day: '0000-01-01', due_day: '' }, 'day date_not_valid'],
    [{ day: '9999-12-31', due_day: '' }, 'day date_not_valid'],
    [{ due_day: '2200-01-01' }, 'due_day date_not_valid'],
    [{ due_day: '2025-11-03' }, 'due_day due_before_day'],
    [{ state: 'half-paid' }, 'state not_valid'],
    [{ rectificative_type: 'X' }, 'rectificative_type not_valid'],
    [{ rectificative_type: 'A' }, 'rectifies_number required_field'],
    [{ rectificative_type: 'B' }, 'rectifies_number required_field'],
    [{ rectificative_type: 'R' }, 'rectifies_number required_field'],
    [{ rectificative_type: 'RA' }, 'rectifies_number required_field'],
    [{ rectificative_type: 'R', rectifies_number: 'F-0' }, 'rectifies_number unknown_rectified'],
    [{ rectificative_type: 'R', rectifies_number: 'F-1' }, 'rectifies_number unknown_rectified'],
    [{ rectifies_number: 'F-0' }, 'rectifies_number not_valid'],
    [{ state: 'grouped_proforma' }, 'proforma_number required_field'],
    [{ state: 'paid', pending: '1' }, 'pending pending_not_valid'],
    [{ pending: '50,60' }, 'pending pending_not_valid'],
    [{ pending: '-1' }, 'pending pending_not_valid'],
    [{ debt: '50,60' }, 'debt debt_not_valid'],
    [{ debt: '-1' }, 'debt debt_not_valid'],
    [{ total: '-3', rectificative_type: 'C', debt: '-1' }, 'debt debt_not_valid'],
    [{ total: '50,591' }, 'total number_not_valid'],
    [{ total: '1'.repeat(13) }, 'total number_not_valid'],
    [{ total: '1e3' }, 'total number_not_valid'],
    [{ energy_kwh: '-1' }, 'energy_kwh number_not_valid'],
    [{ energy_kwh: '-1', rectificative_type: 'R', rectifies_number: 'F-0' }, 'energy_kwh number_not_valid'],
    [{ energy_kwh: '1,0001' }, 'energy_kwh number_not_valid'],
    [{ tariff: 'RL.1' }, 'tariff unknown_tariff'],
    [{ power_p1: '4,6' }, 'power_p1 powers_not_valid'],
    [{ tariff: '3.0TD', power_p1: '16', power_p2: '16' }, 'power_p1 powers_not_valid'],
    [{ cups: 'ES1234' }, 'cups cups_field_not_valid'],
    [{ partner_nif: '12345678A' }, 'partner_nif vat_field_not_valid'],
    [{ iban_last4: 'ES800001' }, 'iban_last4 not_valid'],
    [{ payment_method: 'cheque' }, 'payment_method not_valid'],
    [{ version: '-1' }, 'version number_not_valid'],
    [{ partner_name: 'x\u0007' }, 'partner_name not_valid'],
    [{ partner_name: 'x'.repeat(201) }, 'partner_name too_long'],
  ])('with %j: %s, and nothing of it is taken', async (cells, problem) => {
    const problems = await problemsOf(contractWithBills({ invoices: [{ ...invoice, ...cells }] }))
    expect(problems[0]).toBe(`invoices.csv:2 ${problem}`)
    const others = new Set(problems.slice(1).map((text) => text.split(' ').slice(1).join(' ')))
    expect([...others]).toEqual(['invoice_number invoice_refused'])
    expect(problems).toHaveLength(1 + 7 + 2 + 3 + 1 + 1)
    expect(await all('invoice')).toEqual([])
  })

  it('when its number is missing or stands twice', async () => {
    const twice = [invoice, { ...invoice, total: '1' }, { ...invoice, number: '' }]
    expect(await problemsOf(contractWithBills({ invoices: twice }))).toEqual([
      'invoices.csv:4 number required_field',
      'invoices.csv:3 number duplicate',
    ])
    expect(await storedInvoice()).toMatchObject({ total_cents: 5059 })
  })

  it('when another row of its number cannot be read', async () => {
    const rows = [invoice, { ...invoice, total: 'much' }]
    const problems = await problemsOf(contractWithBills({ invoices: rows }))
    expect(problems.slice(0, 2)).toEqual([
      'invoices.csv:3 total number_not_valid',
      'invoices.csv:2 number duplicate',
    ])
    expect(await all('invoice')).toEqual([])
  })

  it('when its number is of an invoice of another contract', async () => {
    await run({ ...gasToo, ...bills() })
    const moved = [{ ...invoice, contract_name: '2' }]
    const problems = await problemsOf(bills({ invoices: moved, lines: [], taxes: [], readings: [] }))
    expect(problems[0]).toBe('invoices.csv:2 contract_name invoice_of_other_contract')
  })

  it('when what it rectifies is of another contract; it may stand below it', async () => {
    const rectifies = { rectificative_type: 'R', rectifies_number: 'F-1' }
    const rows = [
      { ...invoice, ...rectifies, number: 'F-2' },
      invoice,
      { ...invoice, ...rectifies, number: 'F-3', contract_name: '2' },
    ]
    expect(await problemsOf({ ...gasToo, ...bills({ invoices: rows }) })).toEqual([
      'invoices.csv:4 rectifies_number unknown_rectified',
    ])
    expect(await all('invoice')).toHaveLength(2)
  })

  it('when a newer version came in before', async () => {
    await run(contractWithBills({ invoices: [{ ...invoice, version: '7', state: 'paid' }] }))
    const before = await fingerprints(db())
    const old = bills({ invoices: [{ ...invoice, version: '6' }], payments: [], states: [] })
    expect((await problemsOf(old))[0]).toBe('invoices.csv:2 version older_version')
    expect(await problemsOf(bills())).toContain('invoices.csv:2 version older_version')
    expect(await fingerprints(db())).toEqual(before)
    await run(bills({ invoices: [{ ...invoice, version: '8', state: 'in_process' }] }))
    expect(await storedInvoice()).toMatchObject({ version: 8, state: 'in_process' })
  })
})
