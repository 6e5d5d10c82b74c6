import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, sumCents } from '../money.ts'
import { addDays } from '../time/day.ts'
import { lengthInDays, type DateSpan } from '../time/date-span.ts'
import type { BilledSupply, Metered, ProductPrice } from './billed-supply.ts'
import type { Charge } from './bill.ts'
import { billFor, chargesFor } from './charges.ts'
import { annullingBill, countedCents, differenceBill } from './correct.ts'
import { chargeCents } from './line-amount.ts'
import { recomputeBill } from './recompute.ts'
import { home, price, prices } from './supply.fixture.ts'

const spans: fc.Arbitrary<DateSpan> = fc
  .record({ start: fc.integer({ min: 0, max: 1500 }), days: fc.integer({ min: 1, max: 70 }) })
  .map(({ start, days }) => {
    const from = addDays('2025-01-01', start)
    return { from, to: addDays(from, days) }
  })

function euros(least: number, most: number): fc.Arbitrary<string> {
  return fc.integer({ min: least, max: most }).map((millionths) => decimalOf(millionths, 6))
}

const wh = fc.integer({ min: 0, max: 900_000 })

const products: fc.Arbitrary<ProductPrice[]> = fc
  .record({
    power: fc.tuple(euros(0, 60_000_000), euros(0, 9_000_000)),
    energy: fc.tuple(euros(0, 400_000), euros(0, 300_000), euros(0, 200_000)),
    surplus: euros(0, 200_000),
    discount: euros(0, 100_000_000),
  })
  .map(({ power, energy, surplus, discount }) => [
    ...prices('power', 'EUR/kW/year', power),
    ...prices('energy', 'EUR/kWh', energy),
    price('surplus', 'EUR/kWh', surplus),
    price('discount', '%', discount),
  ])

type Case = { supply: BilledSupply; metered: Metered; span: DateSpan }

const cases: fc.Arbitrary<Case> = fc
  .record({
    span: spans,
    of: products,
    powersW: fc.tuple(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 150 })),
    provinceCode: fc.constantFrom('08', '28', '35', '51'),
    yearDays: fc.constantFrom('365' as const, 'calendar' as const),
    bonus: fc.boolean(),
    energy: fc.array(fc.record({ importWh: wh, exportWh: wh }), { minLength: 3, maxLength: 3 }),
    batteryCents: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ span, of, powersW, provinceCode, yearDays, bonus, energy, batteryCents }) => ({
    span,
    supply: {
      ...home(
        powersW.map((tenths) => tenths * 100),
        of,
      ),
      provinceCode,
      yearDays,
      services: [{ name: 'Care', priceMonth: '3.99', from: '2025-06-15', to: '2027-01-20' }],
      ...(bonus
        ? { socialBonus: [{ from: '2025-01-01', value: { percent: '42.5', limitWh: 1_587_000 } }] }
        : {}),
    },
    metered: {
      energy: energy.map((amounts, index) => ({
        span,
        tariffPeriod: ([1, 2, 3] as const)[index],
        ...amounts,
      })),
      batteryCents,
    },
  }))

function centsOf(bill: ReturnType<typeof billFor>['bill'], kinds: readonly string[]): number {
  return sumCents(bill.lines.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents))
}

describe('every bill [r.bill-calculation]', () => {
  it('is whole cents whose lines and taxes add up to the total, none of them below nothing', () => {
    fc.assert(
      fc.property(cases, ({ supply, metered, span }) => {
        const { bill } = billFor(supply, metered, span)
        const parts = [...bill.lines, ...bill.taxes].map(({ amountCents }) => amountCents)
        expect(parts.every((cents) => Number.isSafeInteger(cents))).toBe(true)
        expect(sumCents(parts)).toBe(bill.totalCents)
        expect(bill.totalCents).toBeGreaterThanOrEqual(0)
        expect(bill.taxes.every(({ amountCents }) => amountCents >= 0)).toBe(true)
      }),
    )
  })

  it('never has a negative cost of energy, nor a credit above it; what is not credited is returned', () => {
    fc.assert(
      fc.property(cases, ({ supply, metered, span }) => {
        const { bill, surplusLeftCents, batteryLeftCents } = billFor(supply, metered, span)
        const asked = chargesFor(supply, metered, span).filter(({ kind }) => kind === 'surplus')
        const energy = centsOf(bill, ['energy', 'discount'])
        const credit = -centsOf(bill, ['surplus'])
        expect(energy).toBeGreaterThanOrEqual(0)
        expect(credit).toBeGreaterThanOrEqual(0)
        expect(credit).toBeLessThanOrEqual(energy)
        expect(-centsOf(bill, ['battery']) + batteryLeftCents).toBe(metered.batteryCents)
        expect(sumCents(asked.map(chargeCents)) + credit + surplusLeftCents).toBe(0)
      }),
    )
  })

  it('is the same when a price, a power or a right ends and goes on unchanged', () => {
    fc.assert(
      fc.property(cases, fc.nat(), ({ supply, metered, span }, at) => {
        const boundary = addDays(span.from, at % lengthInDays(span))
        const cut = <Row extends { readonly from: string; readonly to?: string | undefined }>(
          rows: readonly Row[],
        ): Row[] =>
          rows.flatMap((row) =>
            boundary > row.from && (row.to === undefined || boundary < row.to)
              ? [
                  { ...row, to: boundary },
                  { ...row, from: boundary },
                ]
              : [row],
          )
        const same: BilledSupply = {
          ...supply,
          prices: cut(supply.prices).map((row) => ({
            ...row,
            price: `${row.price}${row.price.includes('.') ? '00' : ''}`,
          })),
          powersW: cut(supply.powersW),
          meter: cut(supply.meter ?? []),
          socialBonus: cut(supply.socialBonus ?? []),
        }
        expect(billFor(same, metered, span)).toEqual(billFor(supply, metered, span))
      }),
    )
  })

  it('keeps days and quantities when a price changes within it', () => {
    const quantities = (charges: readonly Charge[], kind: string): number =>
      sumCents(
        charges
          .filter((charge) => charge.kind === kind)
          .map(({ quantity }) => Math.round(Number(quantity) * 1000)),
      )
    const days = (charges: readonly Charge[]): number =>
      sumCents(
        charges
          .filter(({ kind, tariffPeriod }) => kind === 'power' && tariffPeriod === 1)
          .map((one) => one.days ?? 0),
      )
    fc.assert(
      fc.property(cases, fc.nat(), ({ supply, metered, span }, at) => {
        const boundary = addDays(span.from, at % lengthInDays(span))
        const changed = supply.prices.flatMap((row) => [
          { ...row, to: boundary },
          { ...row, from: boundary, price: '0.123456' },
        ])
        const [whole, split] = [supply.prices, changed].map((of) =>
          chargesFor({ ...supply, prices: of }, metered, span),
        )
        for (const kind of ['energy', 'surplus']) {
          expect(quantities(split ?? [], kind)).toBe(quantities(whole ?? [], kind))
        }
        expect(days(whole ?? [])).toBe(lengthInDays(span))
        expect(days(split ?? [])).toBe(lengthInDays(span))
      }),
    )
  })

  it('computed again from what it says is the same', () => {
    fc.assert(
      fc.property(cases, ({ supply, metered, span }) => {
        const { bill } = billFor(supply, metered, span)
        const maxPowerW = Math.max(...(supply.powersW[0]?.value ?? []))
        const { energy, provinceCode, use, voltage } = supply
        expect(recomputeBill(bill, { energy, provinceCode, use, maxPowerW, voltage })).toEqual([])
      }),
    )
  })

  it('annulled comes to nothing, and rectified by difference to the right one', () => {
    fc.assert(
      fc.property(cases, cases, (sent, right) => {
        const [original, rectified] = [sent, right].map(
          ({ supply, metered, span }) => billFor(supply, metered, span).bill,
        )
        if (!original || !rectified) throw new Error('no bill')
        expect(
          countedCents('A', annullingBill(original).totalCents) + countedCents('N', original.totalCents),
        ).toBe(0)
        const difference = differenceBill(original, rectified)
        expect(difference.totalCents).toBe(rectified.totalCents - original.totalCents)
        const parts = [...difference.lines, ...difference.taxes].map(({ amountCents }) => amountCents)
        expect(sumCents(parts)).toBe(difference.totalCents)
      }),
    )
  })
})
