import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../money.ts'
import { batteryParts, divideDeposit, type BatteryEntry, type ShareSpan } from './battery-parts.ts'

const roof = 1
const flat = 2

function now(contract: number, percent: number): ShareSpan {
  return { contract, percent, until: null }
}
function put(contract: number, day: string, depositCents: number): BatteryEntry {
  return { contract, day, depositCents, withdrawalCents: 0 }
}
function take(contract: number, day: string, withdrawalCents: number): BatteryEntry {
  return { contract, day, depositCents: 0, withdrawalCents }
}
function after(entries: readonly BatteryEntry[], spans: readonly ShareSpan[]) {
  const { ofContract, undividedCents } = batteryParts(entries, spans)
  return { ...Object.fromEntries(ofContract), undivided: undividedCents }
}

describe('a deposit', () => {
  it.each([
    // 10.01 × 75 % = 7.5075, × 25 % = 2.5025: down, and the cent that is left to the smaller share.
    [1001, [75, 25], [750, 251]],
    // Shares add up to 80, so the leftover cents go to no contract.
    [1001, [60, 20], [600, 200]],
    [1001, [100, 0], [1001, 0]],
    [1, [50, 50], [1, 0]],
    [0, [50, 50], [0, 0]],
  ])('of %i cents is divided by %j as %j', (cents, [one = 0, other = 0], [first, second]) => {
    const parts = divideDeposit(
      cents,
      new Map([
        [roof, one],
        [flat, other],
      ]),
    )
    expect([parts.get(roof), parts.get(flat)]).toEqual([first, second])
  })
})

describe('whose the euros in a battery are', () => {
  it('is what was given to each less what each took, not the share of what is left', () => {
    // 64.00 in, 48.00 of them the roof's, which has taken all of that; the 16.00 left are the flat's.
    const entries = [put(roof, '2026-06-10', 6400), take(roof, '2026-08-10', 4800)]
    expect(after(entries, [now(roof, 75), now(flat, 25)])).toEqual({ 1: 0, 2: 1600, undivided: 0 })
  })

  it('stays as it is when a share changes; what comes in later is divided by the new one', () => {
    const spans = [{ contract: roof, percent: 75, until: '2026-07-01' }, now(roof, 10), now(flat, 25)]
    expect(after([put(roof, '2026-07-01', 1000)], spans)).toEqual({ 1: 750, 2: 250, undivided: 0 })
    expect(after([put(roof, '2026-07-01', 1000), put(roof, '2026-07-02', 1000)], spans)).toEqual({
      1: 850,
      2: 500,
      undivided: 650,
    })
  })

  it('has the share of a contract that has left in its own last bill, which comes after its end', () => {
    const spans = [now(roof, 75), { contract: flat, percent: 40, until: '2026-07-01' }]
    expect(after([put(flat, '2026-07-15', 1000)], spans)).toEqual({ 1: 750, 2: 250, undivided: 0 })
  })

  it('stays with a contract that has left, which gets nothing of what others put in', () => {
    const spans = [now(roof, 75), { contract: flat, percent: 25, until: '2026-07-01' }]
    expect(after([put(roof, '2026-06-01', 1000), put(roof, '2026-08-01', 1000)], spans)).toEqual({
      1: 1500,
      2: 250,
      undivided: 250,
    })
  })

  it('is nobody’s, then the largest part, where a file takes out more than its contract has', () => {
    const spans = [now(roof, 50), now(flat, 30)]
    expect(after([put(roof, '2026-06-01', 1000), take(flat, '2026-07-01', 600)], spans)).toEqual({
      1: 400,
      2: 0,
      undivided: 0,
    })
    expect(after([take(flat, '2026-07-01', 600)], spans)).toEqual({ 1: 0, 2: 0, undivided: -600 })
    expect(after([take(flat, '2026-07-01', 600), put(roof, '2026-08-01', 800)], spans)).toEqual({
      1: 100,
      2: 60,
      undivided: 40,
    })
  })

  it('always adds up to what is in it', () => {
    const entry = fc.record({
      contract: fc.integer({ min: 1, max: 4 }),
      day: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
      depositCents: fc.nat(9999),
      withdrawalCents: fc.nat(9999),
    })
    const spans = [now(1, 33), { contract: 1, percent: 50, until: '2026-01-15' }, now(2, 33), now(3, 17)]
    fc.assert(
      fc.property(fc.array(entry), (made) => {
        const entries = made.toSorted((a, b) => a.day.localeCompare(b.day))
        const { ofContract, undividedCents, afterEntry } = batteryParts(entries, spans)
        const inIt = sumCents(
          entries.map(({ depositCents, withdrawalCents }) => depositCents - withdrawalCents),
        )
        expect(sumCents([...ofContract.values()]) + undividedCents).toBe(inIt)
        for (const cents of [...ofContract.values(), ...afterEntry]) expect(cents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
