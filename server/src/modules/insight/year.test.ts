import type { Insertable } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { InvoiceLineTable } from '../../platform/db/schema.generated.ts'
import {
  addBattery,
  addContract,
  addCustomer,
  type TestContract,
  type TestInvoice,
} from '../../platform/testing/factories.ts'
import { billedContracts } from './billed-contract.fixture.ts'

const { db, newContract, addMonth, addDays, yearOf, get } = billedContracts()

type Line = Partial<Insertable<InvoiceLineTable>> &
  Pick<Insertable<InvoiceLineTable>, 'kind' | 'quantity' | 'price' | 'amount_cents'>

const addLines = ({ id }: TestInvoice, month: number, lines: readonly Line[]) =>
  db()
    .insertInto('invoice_line')
    .values(
      lines.map((line, index) => ({
        invoice_id: id,
        position: index + 1,
        from_day: `2026-${String(month).padStart(2, '0')}-01`,
        to_day: `2026-${String(month + 1).padStart(2, '0')}-01`,
        unit: 'kWh' as const,
        price_unit: 'EUR/kWh' as const,
        ...line,
      })),
    )
    .execute()

type Reading = readonly [
  magnitude: 'import' | 'export' | 'demand' | 'reactive',
  period: number,
  quantity: string,
]

const addReadings = ({ id }: TestInvoice, readings: readonly Reading[]) =>
  db()
    .insertInto('invoice_reading')
    .values(
      readings.map(([magnitude, tariff_period, quantity]) => {
        return { invoice_id: id, magnitude, tariff_period, quantity, current_day: '2026-09-30' }
      }),
    )
    .execute()

describe('the year', () => {
  it('is the last twelve months up to today, with its spans, oldest first, and its prices', async () => {
    const contract = await newContract()
    // October 2025 begins before the year does.
    for (const month of [-2, 0, 9, 10]) await addMonth(contract, month, { total_cents: 1000 + month })
    const year = await yearOf(contract)
    expect(year).toMatchObject({
      start: '2025-11-22',
      end: '2026-11-21',
      tariff: '2.0TD',
      time_zone: 'Europe/Madrid',
      price_kind: 'fixed',
      exports: false,
    })
    expect(year.spans.map(({ start_date, end_date, amount }) => [start_date, end_date, amount])).toEqual([
      ['2025-12-01', '2025-12-31', 10],
      ['2026-09-01', '2026-09-30', 10.09],
      ['2026-10-01', '2026-10-31', 10.1],
    ])
    expect(year.prices).toEqual(
      ['0.2', '0.15', '0.1'].map((price, index) => ({
        concept: 'energy',
        tariff_period: index + 1,
        from: '2025-01-01',
        to: null,
        price,
      })),
    )
  })

  it('has the prices of the bill itself: what corrects it later has differences', async () => {
    const contract = await newContract()
    const bill = await addMonth(contract, 9)
    await addLines(bill, 9, [
      { kind: 'energy', tariff_period: 1, quantity: '100', price: '0.25', amount_cents: 2500 },
    ])
    await addLines(await addMonth(contract, 9, { type: 'RA', rectifies_number: bill.number }), 9, [
      { kind: 'energy', tariff_period: 1, quantity: '100', price: '-0.01', amount_cents: -100 },
      { kind: 'energy', tariff_period: 2, quantity: '40', price: '-0.01', amount_cents: -40 },
    ])
    const { prices } = await yearOf(contract)
    const inSeptember = { from: '2026-09-01', to: '2026-09-30' }
    expect(prices.filter(({ from }) => from !== '2025-01-01')).toEqual([
      { concept: 'energy', tariff_period: 1, ...inSeptember, price: '0.25' },
    ])
  })

  it('is told without a line, a reading or a power as not known', async () => {
    const contract = await newContract()
    const { id, number } = await addMonth(contract, 10, { powers_w: [] })
    const { spans } = await yearOf(contract)
    expect(spans).toEqual([
      {
        start_date: '2026-10-01',
        end_date: '2026-10-31',
        invoices: [{ id, number }],
        amount: 47.83,
        energy_wh: 150_000,
        estimated: false,
        import_by_period_wh: [],
        export_wh: null,
        surplus_value: 0,
        surplus_compensated: 0,
        surplus_cap: null,
        surplus_capped: false,
        battery_in: 0,
        battery_out: 0,
        demand_w: [],
        powers_w: [],
      },
    ])
  })

  it('tells the surplus, its cap and what went through the battery', async () => {
    const contract = await newContract({ product_code: 'SOL' })
    const invoice = await addMonth(contract, 9)
    await addLines(invoice, 9, [
      { kind: 'energy', tariff_period: 1, quantity: '20', price: '0.2', amount_cents: 400 },
      { kind: 'energy', tariff_period: 3, quantity: '60', price: '0.1', amount_cents: 600 },
      // 300 × 0.06 = 18.00, no more than 10.00.
      { kind: 'surplus', quantity: '300', price: '-0.06', amount_cents: -1000 },
      { kind: 'battery', quantity: '1', unit: 'unit', price: '-2.5', price_unit: 'EUR', amount_cents: -250 },
    ])
    await addReadings(invoice, [
      ['export', 1, '100000'],
      ['export', 2, '199999.6'],
      ['demand', 1, '3120'],
      ['demand', 2, '2000'],
      ['reactive', 1, '5'],
    ])
    const battery = await addBattery(db(), [[contract, 100]])
    await db()
      .insertInto('battery_movement')
      .values({
        battery_id: battery,
        contract_id: contract.id,
        invoice_number: invoice.number,
        day: '2026-10-08',
        // 8.00 went in, 2.50 out.
        amount_cents: 550,
      })
      .execute()
    const year = await yearOf(contract)
    expect(year.exports).toBe(true)
    expect(year.spans[0]).toMatchObject({
      import_by_period_wh: [20_000, 0, 60_000],
      export_wh: 300_000,
      surplus_value: 18,
      surplus_compensated: 10,
      surplus_cap: 10,
      surplus_capped: true,
      battery_in: 8,
      battery_out: 2.5,
      demand_w: [3120, 2000],
      powers_w: [4600, 4600],
    })
    expect(year.prices.at(-1)).toEqual({
      concept: 'surplus',
      tariff_period: 0,
      from: '2025-01-01',
      to: null,
      price: '0.06',
    })
  })

  it('tells what went through a battery that the contract has left since', async () => {
    const contract = await newContract()
    const { number } = await addMonth(contract, 9)
    const battery = await addBattery(db(), [[contract, 100]])
    await db()
      .insertInto('battery_movement')
      .values({
        battery_id: battery,
        contract_id: contract.id,
        invoice_number: number,
        day: '2026-10-08',
        amount_cents: 550,
      })
      .execute()
    await db().deleteFrom('battery_contract').where('battery_id', '=', battery).execute()
    expect((await yearOf(contract)).spans).toMatchObject([{ battery_in: 5.5 }])
  })

  it('knows of an export that only the curve tells', async () => {
    const contract = await newContract()
    const exportWh = Array.from({ length: 24 }, () => 0)
    await addDays(contract, '2026-11-10', '2026-11-11', () => ({ exportWh }))
    expect((await yearOf(contract)).exports).toBe(true)
    expect((await yearOf(contract, 'start=2026-01-01&end=2026-11-09')).exports).toBe(false)
  })

  it('has the readings of the meter before the lines of the bill', async () => {
    const contract = await newContract()
    const invoice = await addMonth(contract, 9)
    await addLines(invoice, 9, [
      { kind: 'energy', tariff_period: 1, quantity: '20', price: '0.2', amount_cents: 400 },
    ])
    await addReadings(invoice, [
      ['import', 1, '20400'],
      ['import', 2, '0'],
      ['import', 3, '100'],
    ])
    expect((await yearOf(contract)).spans[0]?.import_by_period_wh).toEqual([20_400, 0, 100])
  })

  describe('has of what only a difference read', () => {
    const addDifference = async (contract: TestContract, rectifies_number?: string) => {
      const difference = await addMonth(contract, 9, {
        type: 'RA',
        energy_wh: 0,
        ...(rectifies_number === undefined ? {} : { rectifies_number }),
      })
      await addReadings(difference, [
        ['import', 1, '-20000'],
        ['import', 2, '-10000'],
        ['export', 0, '-7000'],
        ['demand', 1, '2500'],
      ])
      await addLines(difference, 9, [
        { kind: 'energy', tariff_period: 1, quantity: '-20', price: '0.2', amount_cents: -400 },
        { kind: 'surplus', quantity: '-7', price: '-0.06', amount_cents: 42 },
      ])
    }

    it('no reading of its own: the lines of the bill tell what is left', async () => {
      const contract = await newContract()
      const bill = await addMonth(contract, 9)
      await addLines(bill, 9, [
        { kind: 'energy', tariff_period: 1, quantity: '50', price: '0.2', amount_cents: 1000 },
        { kind: 'surplus', quantity: '12', price: '-0.06', amount_cents: -72 },
      ])
      await addDifference(contract, bill.number)
      expect((await yearOf(contract)).spans).toMatchObject([
        { import_by_period_wh: [30_000], export_wh: 5000, demand_w: [2500, null] },
      ])
    })

    it('nothing where the bill that it corrects is not there', async () => {
      const contract = await newContract()
      await addDifference(contract)
      expect((await yearOf(contract)).spans).toMatchObject([{ import_by_period_wh: [], export_wh: null }])
    })

    it('what is left of the readings of the bill', async () => {
      const contract = await newContract()
      const bill = await addMonth(contract, 9)
      await addReadings(bill, [
        ['import', 1, '50000'],
        ['import', 2, '40000'],
        ['export', 0, '9000'],
      ])
      await addDifference(contract, bill.number)
      expect((await yearOf(contract)).spans).toMatchObject([
        { import_by_period_wh: [30_000, 30_000], export_wh: 2000 },
      ])
    })
  })

  it('has what a bill says of its prices before what the product says', async () => {
    const contract = await newContract()
    const invoice = await addMonth(contract, 9, { product_name: 'Tarifa de antes' })
    await addLines(invoice, 9, [
      { kind: 'energy', tariff_period: 1, quantity: '20', price: '0.31', amount_cents: 620 },
      { kind: 'energy', tariff_period: 3, quantity: '20', price: '0.1', amount_cents: 200 },
    ])
    const { prices } = await yearOf(contract)
    expect(prices[0]).toEqual({
      concept: 'energy',
      tariff_period: 1,
      from: '2026-09-01',
      to: '2026-09-30',
      price: '0.31',
    })
    expect(prices).toHaveLength(4)
  })

  describe('makes one span', () => {
    it('of two bills of the same days', async () => {
      const contract = await newContract()
      const first = await addMonth(contract, 9, { total_cents: 3000, energy_wh: 90_000 })
      const second = await addMonth(contract, 9, { total_cents: 1000, energy_wh: 10_000, estimated: true })
      expect((await yearOf(contract)).spans).toMatchObject([
        { amount: 40, energy_wh: 100_000, estimated: true, invoices: [{ id: first.id }, { id: second.id }] },
      ])
    })

    it('of a bill that was annulled and made anew: the new one alone', async () => {
      const contract = await newContract()
      const wrong = await addMonth(contract, 9, { total_cents: 9000 })
      await addMonth(contract, 9, { type: 'B', total_cents: 9000, rectifies_number: wrong.number })
      const anew = await addMonth(contract, 9, {
        type: 'R',
        total_cents: 4000,
        rectifies_number: wrong.number,
      })
      expect((await yearOf(contract)).spans).toMatchObject([{ amount: 40, invoices: [{ id: anew.id }] }])
    })

    it('of a bill, the difference that was given back, and a fee of one of its days', async () => {
      const contract = await newContract()
      const bill = await addMonth(contract, 9, { total_cents: 5000, energy_wh: 70_000 })
      await addMonth(contract, 9, {
        type: 'RA',
        total_cents: -1860,
        energy_wh: 0,
        rectifies_number: bill.number,
      })
      await addMonth(contract, 9, {
        type: 'C',
        from_day: '2026-09-20',
        to_day: '2026-09-21',
        total_cents: 904,
        energy_wh: 0,
      })
      const { spans } = await yearOf(contract)
      expect(spans).toMatchObject([{ amount: 40.44, energy_wh: 70_000, powers_w: [4600, 4600] }])
      expect(spans[0]?.invoices).toHaveLength(3)
    })

    it('of nothing that was annulled for good', async () => {
      const contract = await newContract()
      const fee = await addMonth(contract, 9, { type: 'C', total_cents: 904 })
      await addMonth(contract, 9, { type: 'A', total_cents: 904, rectifies_number: fee.number })
      expect((await yearOf(contract)).spans).toEqual([])
    })
  })

  it('of gas has bills and prices, and neither surplus nor demand', async () => {
    const contract = await newContract({ kind: 'gas', tariff: 'RL.2' })
    await addMonth(contract, 9, { powers_w: [], tariff: 'RL.2' })
    expect(await yearOf(contract)).toMatchObject({
      exports: false,
      spans: [{ export_wh: null, demand_w: [] }],
    })
  })

  it('goes by the clock of the islands there', async () => {
    const contract = await newContract({
      zone: 'canarias',
      time_zone: 'Atlantic/Canary',
      supply_province: '35',
    })
    expect((await yearOf(contract)).time_zone).toBe('Atlantic/Canary')
  })

  it.each([
    ['start=2026-01-01', '2026-01-01', '2026-12-31'],
    ['end=2026-01-31', '2025-02-01', '2026-01-31'],
    ['start=2023-12-01&end=2026-11-30', '2023-12-01', '2026-11-30'],
    ['start=2026-11-21&end=2026-11-21', '2026-11-21', '2026-11-21'],
  ])('asked for by %s', async (query, start, end) => {
    expect(await yearOf(await newContract(), query)).toMatchObject({ start, end, spans: [] })
  })

  it.each([
    ['start=2023-12-01&end=2026-12-01', { end: ['not_valid'] }],
    ['start=2026-02-02&end=2026-02-01', { start: ['start_after_end'] }],
    ['start=2026-02-30', { start: ['date_not_valid'] }],
    ['end=9999-12-31', { end: ['date_not_valid'] }],
  ])('refuses %s', async (query, errors) => {
    const { name } = await newContract()
    const { status, body } = await get(`contracts/${name}/cch/year/?${query}`)
    expect([status, (body as { errors: unknown }).errors]).toEqual([400, errors])
  })

  it('of another customer’s contract answers like that of none', async () => {
    const theirs = await addContract(db(), await addCustomer(db()))
    for (const call of ['cch/year/', 'bill_so_far/']) {
      const answers = [await get(`contracts/${theirs.name}/${call}`), await get(`contracts/C999999/${call}`)]
      expect(answers[0]?.status).toBe(404)
      expect(answers[0]).toEqual(answers[1])
    }
  })
})
