import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { changeCauses } from '@endoll/domain/billing/bill-change.ts'
import type { ChangeCause } from '@endoll/domain/billing/bill-change.ts'
import type { LineKind } from '@endoll/domain/billing/bill.ts'
import type { InvoiceType } from '@endoll/domain/billing/invoice-type.ts'
import type { BillChangePart } from '@endoll/api/bill.ts'
import {
  bridgeOf,
  excessesOf,
  partsShown,
  reasonsOf,
  takesOff,
  shownCause,
  unchangedOf,
  unknownEstimatesOf,
  usedADay,
  wayOf,
  whyAlone,
} from './change.ts'
import type { WhyAlone } from './change.ts'

const invoice = {
  id: 1,
  number: 'FE1',
  start_date: '2026-09-01',
  end_date: '2026-09-30',
  amount_total: 29.96,
  energy_consumed: 222,
  days: 30,
}
/** Cents of causes; what is not named is 0. */
function comparison(cents: Partial<Record<ChangeCause, number>>, beforeCents = 2996) {
  return {
    invoice: { ...invoice, amount_total: beforeCents / 100 },
    amount_change: Object.values(cents).reduce((sum, one) => sum + one, 0) / 100,
    causes: changeCauses.map((cause) => ({ cause, amount: (cents[cause] ?? 0) / 100, parts: [] })),
  }
}

describe('the picture', () => {
  test('leads from one total to the other', () => {
    const bridge = bridgeOf(comparison({ days: 79, use: 652, taxes: 198 }))
    expect(bridge).toMatchObject({ beforeCents: 2996, afterCents: 3925, changeCents: 929 })
    expect(bridge.parts.map(({ cause, amountCents }) => [cause, amountCents])).toEqual([
      ['days', 79],
      ['use', 652],
      ['taxes', 198],
    ])
    expect(bridge).toMatchObject({ start: 0, after: 1, cut: true })
    expect(bridge.unchanged).toEqual(['season', 'estimates', 'power', 'price', 'other', 'tax_rates'])
  })

  test('goes down as it goes up', () => {
    const { parts, before, after, cut } = bridgeOf(comparison({ use: -300, price: 100 }, 1000))
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      [0.7, 1],
      [0.7, 0.8],
    ])
    expect([before, after, cut]).toEqual([1, 0.8, false])
  })

  test('cuts the totals where the parts would be too thin, and leaves a stump of them', () => {
    const { parts, start, before, after, cut } = bridgeOf(comparison({ use: -50, price: 10 }, 1000))
    expect([start, before, after, cut]).toEqual([0, 1, expect.closeTo(0.36), true])
    expect(parts[0]?.from).toBeCloseTo(0.2)
  })

  test('stays where it is if nothing changed', () => {
    expect(bridgeOf(comparison({}))).toMatchObject({
      parts: [],
      before: expect.closeTo(0.2),
      after: expect.closeTo(0.2),
      changeCents: 0,
    })
  })

  test('each part begins where the one before it ends, inside the picture, to the cent [r.bill-page]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50_000, max: 50_000 }),
        fc.array(fc.integer({ min: -9999, max: 9999 }), {
          minLength: changeCauses.length,
          maxLength: changeCauses.length,
        }),
        (beforeCents, amounts) => {
          const cents = Object.fromEntries(changeCauses.map((cause, index) => [cause, amounts[index] ?? 0]))
          const bridge = bridgeOf(comparison(cents, beforeCents))
          expect(bridge.parts.reduce((sum, { amountCents }) => sum + amountCents, bridge.beforeCents)).toBe(
            bridge.afterCents,
          )
          let at = bridge.before
          for (const { from, to, amountCents } of bridge.parts) {
            expect(from).toBeGreaterThanOrEqual(0)
            expect(to).toBeLessThanOrEqual(1)
            expect(wayOf(amountCents) === 'more' ? from : to).toBeCloseTo(at, 9)
            at = wayOf(amountCents) === 'more' ? to : from
          }
          expect(at).toBeCloseTo(bridge.after, 9)
        },
      ),
    )
  })
})

describe('the reasons', () => {
  it.each<[string, Partial<Record<ChangeCause, number>>, ChangeCause[], ChangeCause | undefined]>([
    ['the largest', { days: 79, use: 652, taxes: 198 }, ['use'], undefined],
    ['a second of its size', { days: 400, use: 652 }, ['use', 'days'], undefined],
    ['one that pulls against it', { use: 652, price: -400 }, ['use'], 'price'],
    ['no small one against it', { use: 652, price: -100 }, ['use'], undefined],
    ['downwards too', { use: -652, price: 400 }, ['use'], 'price'],
    ['taxes follow the rest', { use: 100, taxes: 300 }, ['use'], undefined],
    ['taxes alone', { taxes: 300 }, ['taxes'], undefined],
    ['none', {}, [], undefined],
  ])('%s', (_, cents, main, despite) => {
    const reasons = reasonsOf(bridgeOf(comparison(cents)))
    expect(reasons.main.map(({ cause }) => cause)).toEqual(main)
    expect(reasons.despite?.cause).toBe(despite)
  })
})

function line(kind: LineKind, amount: number): BillChangePart {
  return {
    of: 'line',
    kind,
    tariff_period: null,
    name: null,
    amount,
  }
}

describe('how what was used is worded', () => {
  const before = 222 / 30
  const more = 300 / 30
  const less = 200 / 30
  it.each<[string, number, typeof before, BillChangePart[], string]>([
    ['more and dearer', 652, more, [line('energy', 6.52)], 'use'],
    ['less and cheaper', -652, less, [line('energy', -6.52)], 'use'],
    ['less but dearer: surplus', 652, less, [line('surplus', 8), line('energy', -1.48)], 'use_surplus'],
    [
      'more, though surplus is the most of it',
      652,
      more,
      [line('surplus', 4), line('energy', 2.52)],
      'use_surplus',
    ],
    ['more, against surplus', 652, more, [line('energy', 9), line('surplus', -2.48)], 'use'],
    ['less but dearer', 652, less, [line('energy', 6.52)], 'use_hours'],
    ['more but cheaper', -652, more, [line('energy', -6.52)], 'use_hours'],
    ['as much but dearer', 652, before, [line('energy', 6.52)], 'use_hours'],
  ])('%s', (_, amountCents, now, parts, expected) => {
    expect(shownCause({ cause: 'use', amountCents, parts }, { now, before })).toBe(expected)
  })
  test('other causes are worded as they are', () => {
    expect(shownCause({ cause: 'price', amountCents: 1, parts: [] }, { now: less, before })).toBe('price')
  })
})

test('three parts of a cause are named, the others added up; nobody writes "one more" for what has a name', () => {
  const parts = [5, 4, 3, 2, 1].map((amount) => line('energy', amount))
  expect(partsShown(parts)).toMatchObject({ others: 2, othersCents: 300 })
  expect(partsShown(parts.slice(0, 4))).toMatchObject({ others: 0, othersCents: 0 })
})

describe('a line that takes off', () => {
  const part = (kind: LineKind, amount: number): BillChangePart => ({
    of: 'line',
    kind,
    tariff_period: null,
    name: null,
    amount,
  })
  const lines = (kind: LineKind, amount: number) => ({
    lines: [
      {
        kind,
        tariff_period: null,
        name: null,
        from: '2026-10-01',
        to: '2026-10-31',
        quantity: '1',
        unit: 'unit' as const,
        price: String(amount),
        price_unit: 'EUR' as const,
        days: null,
        year_days: null,
        amount,
      },
    ],
  })

  test('is named as the bill names it', () => {
    expect(takesOff(part('social_bonus', 0.72), lines('social_bonus', -12.04))).toBe(true)
    expect(takesOff(part('service', 0.13), lines('service', 4.03))).toBe(false)
    expect(takesOff(part('service', -0.13), lines('service', 3.9))).toBe(false)
  })

  test('that is there no more is named with what the bill lost by it', () => {
    expect(takesOff(part('battery', 4.62), { lines: [] })).toBe(true)
    expect(takesOff(part('service', -4.03), { lines: [] })).toBe(false)
  })

  test('a tax and rounding are none', () => {
    expect(takesOff({ of: 'tax', tax: 'IVA', amount: -1 }, { lines: [] })).toBe(false)
    expect(takesOff({ of: 'total', amount: 0.01 }, { lines: [] })).toBe(false)
  })
})

describe('a bill that stands alone', () => {
  const relations: readonly (readonly [string, InvoiceType, 'corrects' | 'corrected_by', WhyAlone])[] = [
    ['the one annulled is not the first', 'N', 'corrected_by', 'annulled'],
    ['the one that annuls', 'B', 'corrects', 'refund'],
    ['a difference', 'RA', 'corrects', 'difference'],
    ['what a reading showed later', 'G', 'corrects', 'apart'],
  ]
  test.each(relations)('%s', (_, type, relation, why) => {
    const related = [
      { rectificative_type: relation === 'corrects' ? ('N' as const) : ('B' as const), relation },
    ]
    expect(whyAlone({ invoice: { rectificative_type: type }, related })).toBe(why)
  })

  test.each(['RA', 'G', 'C'] as const)('one that was corrected by %s', (type) => {
    const related = [{ rectificative_type: type, relation: 'corrected_by' as const }]
    expect(whyAlone({ invoice: { rectificative_type: 'N' }, related })).toBe('corrected')
  })

  test('the first', () => {
    expect(whyAlone({ invoice: { rectificative_type: 'N' }, related: [] })).toBe('first')
  })
})

test('of gas nobody says that its contracted power has not changed', () => {
  const unchanged = ['power', 'price'] as const
  expect(unchangedOf({ unchanged }, { powers: [] })).toEqual(['price'])
  expect(unchangedOf({ unchanged }, { powers: [4.6, 4.6] })).toEqual(['power', 'price'])
  expect(unchangedOf({ unchanged: ['estimates', 'price'] }, { powers: [] })).toEqual(['price'])
})

test('what an estimate billed is told apart from what is not known of it, and is no use', () => {
  const estimates = { before: { kwh: null, excess_kwh: 30 }, now: { kwh: 300, excess_kwh: null } }
  expect(excessesOf(estimates)).toEqual([{ bill: 'before', excessKwh: 30 }])
  expect(unknownEstimatesOf(estimates)).toEqual([{ bill: 'now', kwh: 300 }])
  const used = usedADay(
    { invoice: { energy_consumed: 310 }, days: 31 },
    { invoice: { ...invoice, energy_consumed: 330 }, estimates },
  )
  expect(used).toEqual({ now: 10, before: 10 })
})
