import { describe, expect, it } from 'vitest'
import { reportText } from './report-text.ts'
import { bills, contractWithBills, invoice, lines } from './testing/bills.ts'
import { oneContract } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, noticesOf } = importsIntoOwnDatabase()

describe('bills over the same days', () => {
  const parts = { lines: [], taxes: [], readings: [], payments: [], states: [] }
  const second = { ...invoice, number: 'F-2', start_day: '2025-10-15', end_day: '2025-11-14' }
  const overlaps = async (files: Parameters<typeof run>[0], check = false) =>
    (await noticesOf(files, { check })).filter((line) => line.endsWith('bills_overlap'))
  const said = 'F-2, days: 2025-10-15 – 2025-11-14 F-1 bills_overlap'

  it.each([true, false])('are noticed, of one folder or of two (check: %s)', async (check) => {
    expect(await overlaps(contractWithBills({ invoices: [invoice, second] }), check)).toEqual([
      `invoices.csv:3 ${said}`,
    ])
    await run(contractWithBills())
    expect(await overlaps(bills({ ...parts, invoices: [second] }), check)).toEqual([`invoices.csv:2 ${said}`])
    expect(await overlaps(bills({ ...parts, invoices: [invoice] }), check)).toEqual(
      check ? [] : ['invoices.csv:2 F-1, days: 2025-10-01 – 2025-10-31 F-2 bills_overlap'],
    )
  })

  it('are not where one follows the other, or takes its place', async () => {
    const next = { ...invoice, number: 'F-2', start_day: '2025-11-01', end_day: '2025-11-30' }
    const annuls = { ...invoice, number: 'F-3', rectificative_type: 'B', rectifies_number: 'F-1' }
    const anew = { ...invoice, number: 'F-4', rectificative_type: 'R', rectifies_number: 'F-1' }
    expect(await overlaps(contractWithBills({ invoices: [invoice, next, annuls, anew] }))).toEqual([])
    const difference = { ...invoice, number: 'F-5', rectificative_type: 'C' }
    expect(await overlaps(bills({ ...parts, invoices: [difference] }))).toEqual([])
  })
})

describe('[law.surplus.month] a bill of more than a month', () => {
  const rows = (endDay: string) =>
    contractWithBills({
      invoices: [{ ...invoice, end_day: endDay }],
      lines: [
        ...lines,
        {
          ...lines[0]!,
          kind: 'surplus',
          tariff_period: '',
          quantity: '100',
          price: '-0,05',
          price_unit: 'EUR/kWh',
          amount: '-5,00',
          days: '',
        },
      ],
    })

  it('is noticed where it compensates surplus', async () => {
    const said = (notices: readonly string[]) => notices.filter((one) => one.endsWith('surplus_over_month'))
    expect(said(await noticesOf(rows('2025-10-31'), { check: true }))).toEqual([])
    expect(said(await noticesOf(rows('2025-11-30'), { check: true }))).toEqual([
      'invoices.csv:2 F-1, lines: 50.59 null surplus_over_month',
    ])
  })
})

describe('customers', () => {
  it('of one tax id are noticed, of one folder or of two', async () => {
    const customer = (code: string) => ({ 'customers.csv': `code;name;nif\n${code};Núria;99990900X\n` })
    const twice = {
      'customers.csv': 'code;name;nif\nA;Núria;99990900X\nB;Núria;ES99990900X\nC;Pau;00000001R\n',
    }
    const said = (of: string, line: number) => `customers.csv:${line} ${of}, nif: …0X A nif_repeated`
    expect(await noticesOf(twice, { check: true })).toEqual([said('B', 3)])
    expect(await noticesOf(twice)).toEqual([said('B', 3)])
    expect(await noticesOf(customer('A'))).toEqual(['customers.csv:2 A, nif: …0X B nif_repeated'])
    expect(await noticesOf(customer('D'))).toEqual([said('D', 2)])
    expect(reportText(await run(customer('D')))).toContain(
      '  customers.csv, line 2: D, nif: …0X, as of customer A (nif_repeated)',
    )
  })

  it('come in without a first password that everybody tries first', async () => {
    const files = (password: string) => ({
      'customers.csv': `code;name;nif;email;initial_password\nC;Núria;99990900X;nuria@example.test;${password}\n`,
    })
    const said = ['customers.csv:2 C, initial_password: … null first_password_refused']
    for (const weak of ['123456', 'abc', '99990900x', 'nuria2026']) {
      expect(await noticesOf(files(weak), { check: true }), weak).toEqual(said)
      expect(await noticesOf(files(weak)), weak).toEqual(said)
      expect(await all('account'), weak).toMatchObject([{ password_hash: null, must_change_password: false }])
    }
    expect(await noticesOf(files('Sol-i-vent-26'))).toEqual([])
    expect(await all('account')).toMatchObject([{ password_hash: expect.stringContaining('$argon2id$') }])
    // It counts only once.
    expect(await noticesOf(files('123456'))).toEqual([])
  })

  it('are held against the rules of the deployment where it is named', async () => {
    const passwords = { settings: { profile: 'strict', minLength: 6 }, organisation: 'Somni' } as const
    const files = {
      ...oneContract,
      'customers.csv': 'code;name;nif;email;initial_password\nC;Núria;99990900X;n@example.test;Sol-i-ven26\n',
    }
    expect((await run(files, { passwords })).noticeCounts).toEqual({ first_password_refused: 1 })
    expect((await run(files)).noticeCounts).toEqual({})
  })
})

describe('couples who share a mailbox', () => {
  const header = 'code;name;nif;email'
  const shared = 'casa@example.test'
  const files = (...rows: string[]) => ({
    ...oneContract,
    'customers.csv': `${[header, ...rows].join('\n')}\n`,
  })
  const [first, second] = [`C;Núria;99990900X;${shared}`, `D;Pau;00000001R;${shared.toUpperCase()}`]
  const said = (line: number, of: string, owner: string) =>
    `customers.csv:${line} ${of}, email: c•••@example.test ${owner} email_shared`
  const owners = () =>
    db()
      .selectFrom('customer')
      .leftJoin('account', 'account.customer_id', 'customer.id')
      .select(['customer.code', 'customer.email as said', 'account.email'])
      .orderBy('customer.code')
      .execute()

  it('come in both, one with the account, whichever comes first, and the retailer is told', async () => {
    expect(await noticesOf(files(first, second), { check: true })).toEqual([said(3, 'D', 'C')])
    const report = await run(files(first, second))
    expect([report.problems, report.noticeCounts]).toEqual([[], { email_shared: 1 }])
    const alone = [
      { code: 'C', said: shared, email: shared },
      { code: 'D', said: null, email: null },
    ]
    expect(await owners()).toEqual(alone)
    // The customer who has the account keeps it.
    expect(await noticesOf(files(second, first))).toEqual([said(2, 'D', 'C')])
    expect(await noticesOf(files(second))).toEqual([said(2, 'D', 'C')])
    expect(await owners()).toEqual(alone)
  })

  it('get an account each when one has an address of its own', async () => {
    await run(files(first, second))
    expect(await noticesOf(files(first, second.replace(/CASA/i, 'pau')))).toEqual([])
    expect((await owners()).map(({ email }) => email)).toEqual([shared, 'pau@example.test'])
    // A shared address takes no account away, and the next one of its own is followed.
    expect(await noticesOf(files(second))).toEqual([said(2, 'D', 'C')])
    expect((await owners()).map(({ email }) => email)).toEqual([shared, 'pau@example.test'])
    await run(files(second.replace(/CASA/i, 'pau2')))
    expect((await owners()).map(({ email }) => email)).toEqual([shared, 'pau2@example.test'])
  })
})
