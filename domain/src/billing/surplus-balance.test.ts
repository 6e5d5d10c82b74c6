import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { sumCents } from '../money.ts'
import { addUpBill, type AddedUp } from './add-up.ts'
import type { BillLine } from './bill.ts'
import { billFor } from './charges.ts'
import { home, price, prices, reading } from './supply.fixture.ts'
import { batteryInCents, energyByPeriod, surplusBalance } from './surplus-balance.ts'
import type { TaxRules } from './tax-rules.ts'

const june = { from: '2026-06-01', to: '2026-07-01' }
const supply = home(
  [4600, 4600],
  [
    ...prices('power', 'EUR/kW/year', ['30', '3']),
    ...prices('energy', 'EUR/kWh', ['0.2', '0.15', '0.1']),
    price('surplus', 'EUR/kWh', '0.06'),
  ],
)
function juneBill(importKwh: readonly number[], exportKwh: readonly number[], batteryCents = 0): AddedUp {
  return billFor(supply, { energy: reading(june, importKwh, exportKwh), batteryCents }, june)
}

describe('the surplus of a billed span', () => {
  it('is given back whole while it is worth less than the energy', () => {
    // 100 × 0.06 = 6.00; the energy is 20 × 0.20 + 20 × 0.15 + 60 × 0.10 = 4.00 + 3.00 + 6.00 = 13.00.
    const { bill, surplusLeftCents } = juneBill([20, 20, 60], [0, 0, 100])
    expect(surplusBalance(bill.lines)).toEqual({
      billedExportWh: 100_000,
      valueCents: 600,
      compensatedCents: 600,
      capCents: 1300,
      capped: false,
      batteryOutCents: 0,
    })
    expect(surplusLeftCents).toBe(0)
  })

  it('is given back up to what the energy costs, and the rest is left', () => {
    // 300 × 0.06 = 18.00, no more than 13.00: 5.00 are left.
    const { bill, surplusLeftCents } = juneBill([20, 20, 60], [100, 100, 100])
    expect(surplusBalance(bill.lines)).toMatchObject({
      billedExportWh: 300_000,
      valueCents: 1800,
      compensatedCents: 1300,
      capCents: 1300,
      capped: true,
    })
    expect(surplusLeftCents).toBe(500)
  })

  it('is not capped where it comes to exactly the cost of the energy', () => {
    // 100 × 0.06 = 6.00 = 60 × 0.10.
    const { bill } = juneBill([0, 0, 60], [0, 100, 0])
    expect(surplusBalance(bill.lines)).toMatchObject({
      valueCents: 600,
      compensatedCents: 600,
      capCents: 600,
      capped: false,
    })
  })

  it('may pay only for what is left of the energy after its discounts', () => {
    const discounted = { ...supply, prices: [...supply.prices, price('discount', '%', '10')] }
    const { bill } = billFor(discounted, { energy: reading(june, [20, 20, 60], [0, 0, 300]) }, june)
    // 13.00 less 10 % is 11.70.
    expect(surplusBalance(bill.lines)).toMatchObject({ compensatedCents: 1170, capCents: 1170, capped: true })
  })

  it('returns what the battery paid, and what went into it, from its ledger [r.surplus-balance]', () => {
    const { bill, surplusLeftCents, batteryLeftCents } = juneBill([20, 20, 60], [100, 100, 100], 250)
    const { batteryOutCents } = surplusBalance(bill.lines)
    expect([batteryOutCents, batteryLeftCents]).toEqual([250, 0])
    // 5.00 went in and 2.50 out: the ledger's one entry of this bill is 2.50.
    const entry = surplusLeftCents - batteryOutCents
    expect(entry).toBe(250)
    expect(batteryInCents([entry], batteryOutCents)).toBe(500)
  })

  it('went into no battery where the ledger does not name the bill, and never less than nothing', () => {
    expect(batteryInCents([], 250)).toBe(0)
    expect(batteryInCents([-400], 250)).toBe(0)
    expect(batteryInCents([-250], 250)).toBe(0)
  })

  it('is nothing, and has no cap, where no line gives anything back', () => {
    const { bill } = billFor(
      home([4600, 4600], supply.prices.slice(0, 5)),
      { energy: reading(june, [9]) },
      june,
    )
    expect(surplusBalance(bill.lines)).toEqual({
      billedExportWh: undefined,
      valueCents: 0,
      compensatedCents: 0,
      capCents: undefined,
      capped: false,
      batteryOutCents: 0,
    })
  })

  it('was not capped where another rounded a line by a cent', () => {
    const { bill } = juneBill([20, 20, 60], [0, 0, 100])
    const lines = bill.lines.map((line): BillLine =>
      line.kind === 'surplus' ? { ...line, amountCents: line.amountCents + 1 } : line,
    )
    expect(surplusBalance(lines)).toMatchObject({ valueCents: 600, compensatedCents: 599, capped: false })
  })

  it('of a published bill without energy: a comparator pays it out, the law caps it at nothing', () => {
    const published = openVectors.invoice.find(({ id }) => id === 'som-surplus-edge')!
    const span = { from: '2026-07-01', to: '2026-07-02' }
    const charge = {
      kind: 'surplus' as const,
      span,
      quantity: String(published.surplus_kwh),
      unit: 'kWh' as const,
      price: `-${String(published.surplus_eur_kwh)}`,
      priceUnit: 'EUR/kWh' as const,
    }
    const by = (rules: TaxRules) => surplusBalance(addUpBill([charge], rules, span).bill.lines)
    const saidCents = -Math.round(Number(published.compensation) * 100)
    expect(by({})).toMatchObject({ valueCents: 6, compensatedCents: saidCents, capped: false })
    expect(by({ surplusWithin: ['energy'] })).toMatchObject({
      valueCents: 6,
      compensatedCents: 0,
      capCents: 0,
      capped: true,
    })
  })
})

describe('energy by period', () => {
  it('adds up the lines of a period that a price cut in two', () => {
    const { bill } = juneBill([20, 0, 60], [])
    expect(energyByPeriod(bill.lines)).toEqual([20_000, 0, 60_000])
    const twice = [...bill.lines, ...bill.lines]
    expect(energyByPeriod(twice)).toEqual([40_000, 0, 120_000])
    expect(sumCents(energyByPeriod(twice))).toBe(160_000)
  })

  it('is not known where a line does not say its period', () => {
    const { bill } = juneBill([20], [])
    const [first, ...rest] = bill.lines.filter(({ kind }) => kind === 'energy')
    const { tariffPeriod: _, ...without } = first!
    expect(energyByPeriod([without, ...rest])).toEqual([])
    expect(energyByPeriod([])).toEqual([])
  })
})
