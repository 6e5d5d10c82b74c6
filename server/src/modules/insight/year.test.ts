import { describe, expect, it } from 'vitest'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'

const { db, newContract, addMonth, addLines, addDays, yearOf, get } = billedContracts()

describe('the year [GET contracts/{name}/cch/year/]', () => {
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

  it('leaves out lines, readings and powers that are not known', async () => {
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

  it('knows of an export that only the curve has', async () => {
    const contract = await newContract()
    const hours = (wh: number) => Array.from({ length: 24 }, () => wh)
    // A channel of zeros is known, and no surplus.
    await addDays(contract, '2026-11-09', '2026-11-10', () => ({ exportWh: hours(0) }))
    await addDays(contract, '2026-11-10', '2026-11-11', () => ({ exportWh: hours(3) }))
    expect((await yearOf(contract)).exports).toBe(true)
    expect((await yearOf(contract, 'start=2026-01-01&end=2026-11-09')).exports).toBe(false)
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

  describe('makes one span [r.billed-spans]', () => {
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
      const replies = [await get(`contracts/${theirs.name}/${call}`), await get(`contracts/C999999/${call}`)]
      expect(replies[0]?.status).toBe(404)
      expect(replies[0]).toEqual(replies[1])
    }
  })
})
