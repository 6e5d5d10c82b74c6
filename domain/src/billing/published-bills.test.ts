import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { percentOfCents, sumCents } from '../money.ts'
import { addUpBill } from './add-up.ts'
import type { Charge, LineKind } from './bill.ts'
import { taxRules, type TaxRules } from './tax-rules.ts'

type Vector = (typeof openVectors.invoice)[number]

function vector(id: string): Vector {
  const found = openVectors.invoice.find((row) => row.id === id)
  if (!found) throw new Error(`no vector ${id}`)
  return found
}

function numbers(values: unknown): number[] {
  if (!Array.isArray(values)) throw new Error('not a list')
  return values.map(Number)
}

const IVA_21 = { tax: 'IVA', percent: '21' } as const
const BASE: readonly LineKind[] = ['power', 'energy']

describe('bills that others publish [r.bill-calculation]', () => {
  it('a comparator’s bill, whose electricity tax is 5.11 % and lies on the meter too (the law: neither)', () => {
    const said = vector('som-comparativa-base')
    const span = { from: '2026-07-01', to: '2026-07-31' }
    const { days = 0, power = [], energy = [] } = said
    const charges: Charge[] = [
      ...power.map(({ kw, eur_kw_day }): Charge => ({
        kind: 'power',
        span,
        days,
        quantity: String(kw),
        unit: 'kW',
        price: String(eur_kw_day),
        priceUnit: 'EUR/kW/day',
      })),
      ...energy.map(({ kwh, eur_kwh }): Charge => ({
        kind: 'energy',
        span,
        quantity: String(kwh),
        unit: 'kWh',
        price: String(eur_kwh),
        priceUnit: 'EUR/kWh',
      })),
      {
        kind: 'social_bonus_financing',
        span,
        days,
        quantity: '1',
        unit: 'unit',
        price: String(said.social_bonus_financing?.eur_day),
        priceUnit: 'EUR/day',
      },
      {
        kind: 'meter_rental',
        span,
        quantity: '1',
        unit: 'unit',
        price: '0.81',
        priceUnit: 'EUR/month',
      },
    ]
    const rules: TaxRules = {
      electricityTax: {
        percent: '5.11',
        minimumEurKwh: '0.001',
        base: [...BASE, 'social_bonus_financing', 'meter_rental'],
      },
      indirectTax: IVA_21,
    }
    const { bill } = addUpBill(charges, rules, span)
    expect(bill.lines.map(({ amountCents }) => amountCents / 100)).toEqual([
      ...power.map(({ amount }) => amount),
      ...energy.map(({ amount }) => amount),
      said.social_bonus_financing?.amount,
      0.81,
    ])
    expect(bill.taxes.map(({ baseCents, amountCents }) => [baseCents / 100, amountCents / 100])).toEqual([
      [32.77, 1.67],
      [34.44, 7.23],
    ])
    expect(bill.totalCents / 100).toBe(said.total)
  })

  it('an auditor’s PVPC bill, whose financing is not taxed and which rounds only the total (the law and bills: otherwise)', () => {
    const said = vector('pvpc-auditor-2026-06')
    const span = { from: '2026-06-01', to: '2026-06-30' }
    const { days = 0 } = said
    const [p1, p2] = numbers(said.eur_kw_year)
    const [tolls, kwh] = [numbers(said.tolls_eur_kwh), numbers(said.kwh)]
    const power = (price: number | undefined): Charge => ({
      kind: 'power',
      span,
      days,
      quantity: '4.4',
      unit: 'kW',
      price: String(price),
      priceUnit: 'EUR/kW/year',
    })
    const energy = (quantity: number, price: number | undefined): Charge => ({
      kind: 'energy',
      span,
      quantity: String(quantity),
      unit: 'kWh',
      price: String(price),
      priceUnit: 'EUR/kWh',
    })
    const costs: Charge[] = [
      ...[p1, p2, said.margin_eur_kw_year].map(power),
      ...kwh.flatMap((quantity, index) => [
        energy(quantity, tolls[index]),
        // Its tolls and its cost of energy are two charges for the same kWh: the second is given as a sum.
        { ...energy(quantity, said.energy_cost_eur_kwh), unit: 'unit' as const },
      ]),
    ]
    const other: Charge[] = [
      { kind: 'social_bonus_financing', span, quantity: '1', unit: 'unit', price: '0.60', priceUnit: 'EUR' },
      {
        kind: 'meter_rental',
        span,
        days,
        quantity: '1',
        unit: 'unit',
        price: '0.81',
        priceUnit: 'EUR/month',
      },
    ]
    const law = taxRules(
      { energy: 'electricity', provinceCode: '28', use: 'household', maxPowerW: 4400, voltage: 'low' },
      '2026-06-29',
    )
    if (!law.electricityTax) throw new Error('no electricity tax')
    const rules: TaxRules = {
      ...law,
      electricityTax: { ...law.electricityTax, base: BASE },
      rounded: 'total',
    }
    const { bill } = addUpBill([...costs, ...other], rules, span)
    expect(bill.totalCents / 100).toBe(said.total)
    expect(bill.taxes.map(({ amountCents }) => amountCents)).toEqual([390, 1715])
    // As bills do it, each figure to the cent, it is three cents less.
    expect(addUpBill([...costs, ...other], { ...rules, rounded: 'line' }, span).bill.totalCents).toBe(9877)
  })

  it('a simulator’s one day without consumption, by the rules of the law', () => {
    const said = vector('luzfija-1-day')
    const span = { from: '2026-01-07', to: '2026-01-08' }
    const year = (kind: LineKind, quantity: string, price: string): Charge => ({
      kind,
      span,
      days: 1,
      quantity,
      unit: kind === 'power' ? 'kW' : 'unit',
      price,
      priceUnit: kind === 'power' ? 'EUR/kW/year' : 'EUR/year',
    })
    const charges: Charge[] = [
      year('power', '9.3', '27.704413'), // 0.7058… → 0.71
      year('power', '9.3', '0.725423'), //  0.0184… → 0.02
      year('power', '9.3', '3.113'), //     0.0793… → 0.08
      year('social_bonus_financing', '1', '6.979247'), // 0.0191… → 0.02
      { ...year('meter_rental', '1', '0.81'), priceUnit: 'EUR/month' }, // 0.0266… → 0.03
    ]
    const supply = {
      energy: 'electricity',
      provinceCode: '28',
      use: 'household',
      maxPowerW: 9300,
      voltage: 'low',
    } as const
    // 0.83 + 5.11269632 % (0.04) + 0.03 = 0.90; × 21 % = 0.19
    expect(addUpBill(charges, taxRules(supply, '2026-01-07'), span).bill.totalCents / 100).toBe(said.total)
  })

  it('3 % of 142.50, where binary fractions lose a cent', () => {
    const said = vector('tax-half-cent')
    expect(percentOfCents(14_250, String(said.percent)) / 100).toBe(said.expected)
  })

  it('a comparator’s surplus without any energy, which it pays out (the law: capped at the energy)', () => {
    const said = vector('som-surplus-edge')
    const span = { from: '2026-07-01', to: '2026-07-02' }
    const charges: Charge[] = [
      {
        kind: 'power',
        span,
        days: 1,
        quantity: '1',
        unit: 'kW',
        price: '0.0820109589041096',
        priceUnit: 'EUR/kW/day',
      },
      {
        kind: 'surplus',
        span,
        quantity: String(said.surplus_kwh),
        unit: 'kWh',
        price: `-${said.surplus_eur_kwh}`,
        priceUnit: 'EUR/kWh',
      },
      {
        kind: 'social_bonus_financing',
        span,
        days: 1,
        quantity: '1',
        unit: 'unit',
        price: '0.024688',
        priceUnit: 'EUR/day',
      },
    ]
    const { bill } = addUpBill(charges, {}, span)
    expect(bill.totalCents / 100).toBe(said.total)
    expect(bill.lines[1]?.amountCents).toBe(Math.round(Number(said.compensation) * 100))
    const byLaw = addUpBill(charges, { surplusWithin: ['energy'] }, span)
    expect(byLaw.bill.lines[1]?.amountCents).toBe(0)
    expect(byLaw.surplusLeftCents).toBe(6)
    expect(sumCents(byLaw.bill.lines.map(({ amountCents }) => amountCents))).toBe(10)
  })
})
