import { describe, expect, it, test } from 'vitest'
import { mayEndService, servicePenaltyCents } from './end-service.ts'
import { needsDistributor, needsRetailer } from './procedure-name.ts'

describe('the end of a service [r.end-service]', () => {
  const stay = { startDay: '2026-01-01', lastDay: '2026-12-31', penaltyCents: 3650 } as const

  test.each([
    ['on its first day: of the 364 days left', '2026-01-01', 3640],
    ['a day before the stay ends: of one day', '2026-12-30', 10],
    ['on the last day of the stay', '2026-12-31', 0],
    ['after it', '2027-03-01', 0],
    ['before it has begun: never more than was agreed', '2025-11-01', 3650],
  ] as const)('costs the part of the penalty of the days not served, %s', (_, last, cents) => {
    expect(servicePenaltyCents(stay, last)).toBe(cents)
  })

  it('is rounded down, for who leaves', () => {
    expect(servicePenaltyCents({ ...stay, penaltyCents: 100 }, '2026-12-28')).toBe(0)
    expect(servicePenaltyCents({ ...stay, penaltyCents: 100 }, '2026-12-20')).toBe(3)
  })

  it('can be asked for of one that lasts or has a later end', () => {
    expect(mayEndService(null, '2026-11-21')).toBe(true)
    expect(mayEndService('2026-11-22', '2026-11-21')).toBe(true)
    expect(mayEndService('2026-11-21', '2026-11-21')).toBe(false)
    expect(mayEndService('2026-11-20', '2026-11-21')).toBe(false)
  })

  it('is the retailer’s to carry out, not the distributor’s', () => {
    expect(needsRetailer('end_service')).toBe(true)
    expect(needsDistributor('end_service')).toBe(false)
  })
})
