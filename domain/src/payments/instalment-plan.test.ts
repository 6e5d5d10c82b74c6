import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInstalmentProblems, instalmentPlan, openInstalments, sharesOfBills } from './instalment-plan.ts'

const limits = { mostParts: 6, latestFirstDays: 30, leastCents: 3000 }
const today = '2026-11-21'

describe('a plan of instalments', () => {
  it('has equal parts a month apart, and the last takes the rest [r.in-parts]', () => {
    expect(instalmentPlan({ amountCents: 4783, parts: 3, firstDay: '2026-11-30' })).toEqual([
      { day: '2026-11-30', amountCents: 1594 },
      { day: '2026-12-30', amountCents: 1594 },
      { day: '2027-01-30', amountCents: 1595 },
    ])
  })

  it('keeps to the end of shorter months and goes back to its day', () => {
    const days = instalmentPlan({ amountCents: 10_000, parts: 3, firstDay: '2027-01-31' })
    expect(days.map(({ day }) => day)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
  })

  it('comes to the debt to the cent, whatever debt and number', () => {
    const asked = fc.record({
      amountCents: fc.integer({ min: 36, max: 10_000_000 }),
      parts: fc.integer({ min: 1, max: 36 }),
    })
    fc.assert(
      fc.property(asked, ({ amountCents, parts }) => {
        const plan = instalmentPlan({ amountCents, parts, firstDay: today })
        expect(plan).toHaveLength(parts)
        expect(plan.reduce((sum, part) => sum + part.amountCents, 0)).toBe(amountCents)
        const [first] = plan
        for (const part of plan) expect(part.amountCents).toBeGreaterThanOrEqual(1)
        for (const part of plan.slice(0, -1)) expect(part.amountCents).toBe(first?.amountCents)
        const over = plan.at(-1)!.amountCents - first!.amountCents
        expect(over).toBeGreaterThanOrEqual(0)
        expect(over).toBeLessThan(parts)
      }),
    )
  })

  it.each([
    [2, 3],
    [100, 0],
    [100, 2.5],
  ])('of %i cents in %d parts there is none', (amountCents, parts) => {
    expect(() => instalmentPlan({ amountCents, parts, firstDay: today })).toThrow(RangeError)
  })
})

describe('a plan over several bills', () => {
  const days = ['2026-11-30', '2026-12-30', '2027-01-30']

  it('pays the first bill first, and a part ends one bill and begins the next [r.one-plan]', () => {
    const plan = instalmentPlan({ amountCents: 28_440, parts: 3, firstDay: '2026-11-30' })
    expect(sharesOfBills(plan, [6000, 12_000, 10_440])).toEqual([
      [{ position: 1, day: days[0], amountCents: 6000 }],
      [
        { position: 1, day: days[0], amountCents: 3480 },
        { position: 2, day: days[1], amountCents: 8520 },
      ],
      [
        { position: 2, day: days[1], amountCents: 960 },
        { position: 3, day: days[2], amountCents: 9480 },
      ],
    ])
  })

  it('comes to every bill and to every part to the cent, whatever they are', () => {
    const asked = fc.record({
      bills: fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }),
      parts: fc.integer({ min: 1, max: 36 }),
    })
    fc.assert(
      fc.property(asked, ({ bills, parts }) => {
        const amountCents = bills.reduce((sum, cents) => sum + cents, 0)
        fc.pre(amountCents >= parts)
        const plan = instalmentPlan({ amountCents, parts, firstDay: today })
        const shares = sharesOfBills(plan, bills)
        const sumOf = (some: readonly { readonly amountCents: number }[]) =>
          some.reduce((sum, share) => sum + share.amountCents, 0)
        expect(shares.map((ofBill) => sumOf(ofBill))).toEqual(bills)
        for (const [index, part] of plan.entries()) {
          const ofPart = shares.flat().filter(({ position }) => position === index + 1)
          expect(sumOf(ofPart)).toBe(part.amountCents)
          for (const { day } of ofPart) expect(day).toBe(part.day)
        }
      }),
    )
  })

  it('of other amounts than the parts come to there are no shares', () => {
    const plan = instalmentPlan({ amountCents: 100, parts: 2, firstDay: today })
    expect(() => sharesOfBills(plan, [60, 41])).toThrow(RangeError)
  })
})

describe('what may be asked', () => {
  const asked = { amountCents: 4783, parts: 3, firstDay: '2026-12-01' }
  it.each([
    ['within the limits', {}, {}],
    ['from today', { firstDay: today }, {}],
    ['until the last day', { firstDay: '2026-12-21' }, {}],
    ['from yesterday', { firstDay: '2026-11-20' }, { first_day: 'date_not_valid' }],
    ['a day too late', { firstDay: '2026-12-22' }, { first_day: 'date_not_valid' }],
    ['in one part', { parts: 1 }, { parts: 'not_valid' }],
    ['in as many as there may be', { parts: 6 }, {}],
    ['in one more', { parts: 7 }, { parts: 'not_valid' }],
    ['of the least debt', { amountCents: 3000 }, {}],
    ['of less', { amountCents: 2999 }, { parts: 'not_valid' }],
  ])('%s: %j', (_, change, problems) => {
    expect(findInstalmentProblems({ ...asked, ...change }, today, limits)).toEqual(problems)
  })
})

describe('what is collected', () => {
  const plan = instalmentPlan({ amountCents: 4783, parts: 3, firstDay: today })
  const open = (pending: number) => openInstalments(plan, pending).map(({ openCents }) => openCents)

  it('pays the oldest part first', () => {
    expect(open(4783)).toEqual([1594, 1594, 1595])
    expect(open(3189)).toEqual([0, 1594, 1595])
    expect(open(3000)).toEqual([0, 1405, 1595])
    expect(open(0)).toEqual([0, 0, 0])
    // What was given back is not of the plan.
    expect(open(6000)).toEqual([1594, 1594, 1595])
  })

  it('leaves open what is pending, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 6000 }), (pending) => {
        const sum = open(pending).reduce((all, cents) => all + cents, 0)
        expect(sum).toBe(Math.min(4783, Math.max(0, pending)))
      }),
    )
  })
})
