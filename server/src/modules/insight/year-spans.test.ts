import { describe, expect, it } from 'vitest'
import { addBattery, addMovements, type TestContract } from '../../testing/factories.ts'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'

const { db, newContract, addMonth, addLines, addReadings, yearOf } = billedContracts()

describe('a span of the year', () => {
  it('has the surplus, its cap and what went through the battery [r.surplus-balance]', async () => {
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
    // 8.00 went in, 2.50 out.
    await addMovements(db(), [battery, contract], [['2026-10-08', invoice.number, 550]])
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

  it('has what went through a battery that the contract has left since', async () => {
    const contract = await newContract()
    const { number } = await addMonth(contract, 9)
    const battery = await addBattery(db(), [[contract, 100]])
    await addMovements(db(), [battery, contract], [['2026-10-08', number, 550]])
    await db().deleteFrom('battery_contract').where('battery_id', '=', battery).execute()
    expect((await yearOf(contract)).spans).toMatchObject([{ battery_in: 5.5 }])
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

    it('no reading of its own: what is left follows from the lines of the bill', async () => {
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
})
