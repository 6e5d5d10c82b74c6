import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../money.ts'
import { addDays } from '../time/day.ts'
import { allocatePayment } from './grouped-payment.ts'

const invoices = [
  { number: 'F3', day: '2026-03-05', pendingCents: 3000 },
  { number: 'F1', day: '2026-01-05', pendingCents: 1000 },
  { number: 'F2', day: '2026-02-05', pendingCents: 2000 },
]

function parts(list: typeof invoices, paidCents: number): string {
  const { parts: shares, restCents } = allocatePayment(list, paidCents)
  return `${shares.map(({ number, amountCents }) => `${number} ${amountCents}`).join(', ')}; rest ${restCents}`
}

describe('one payment of several invoices [r.bill-corrections]', () => {
  it('goes to the oldest first, to the cent', () => {
    expect(parts(invoices, 6000)).toBe('F1 1000, F2 2000, F3 3000; rest 0')
    expect(parts(invoices, 2501)).toBe('F1 1000, F2 1501, F3 0; rest 0')
    expect(parts(invoices, 6001)).toBe('F1 1000, F2 2000, F3 3000; rest 1')
    expect(parts(invoices, 0)).toBe('F1 0, F2 0, F3 0; rest 0')
    expect(parts([], 5)).toBe('; rest 5')
  })

  it('sets off what is to be given back before it pays', () => {
    const list = [...invoices, { number: 'A1', day: '2026-02-20', pendingCents: -1500 }]
    expect(parts(list, 4500)).toBe('F1 1000, F2 2000, A1 -1500, F3 3000; rest 0')
    expect(parts(list, 1000)).toBe('F1 1000, F2 1500, A1 -1500, F3 0; rest 0')
  })

  it('refuses what is no payment', () => {
    expect(() => allocatePayment(invoices, -1)).toThrow(RangeError)
    expect(() => allocatePayment(invoices, 0.5)).toThrow(RangeError)
  })

  it('conserves cents, gives none more than is pending, and pays no younger one while an older waits', () => {
    const lists = fc.array(
      fc.record({ days: fc.nat(400), pendingCents: fc.integer({ min: -50_000, max: 50_000 }) }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(lists, fc.nat(200_000), (list, paidCents) => {
        const group = list.map(({ days, pendingCents }, index) => ({
          number: `F${index}`,
          day: addDays('2025-01-01', days),
          pendingCents,
        }))
        const { parts: shares, restCents } = allocatePayment(group, paidCents)
        expect(sumCents(shares.map(({ amountCents }) => amountCents)) + restCents).toBe(paidCents)
        let waiting = false
        for (const { number, amountCents } of shares) {
          const pendingCents = group.find((one) => one.number === number)?.pendingCents ?? 0
          if (pendingCents <= 0) {
            expect(amountCents).toBe(pendingCents)
          } else {
            expect(amountCents).toBeGreaterThanOrEqual(0)
            expect(amountCents).toBeLessThanOrEqual(waiting ? 0 : pendingCents)
            waiting ||= amountCents < pendingCents
          }
        }
        if (restCents > 0) expect(waiting).toBe(false)
      }),
    )
  })
})
