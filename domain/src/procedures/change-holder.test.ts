import { describe, expect, it } from 'vitest'
import { holderChangeKind, holderReasons, mayHandOver } from './change-holder.ts'
import { dueDay } from './due-day.ts'

describe('a change of holder [r.change-holder]', () => {
  it('is a transfer for who buys or rents, and a subrogation for who steps into the contract', () => {
    expect(holderReasons.map((reason) => [reason, holderChangeKind(reason)])).toEqual([
      ['sold', 'transfer'],
      ['rented', 'transfer'],
      ['household', 'subrogation'],
      ['company', 'subrogation'],
    ])
  })

  it('is for who is up to date with payment', () => {
    expect([-5, 0, 1].map(mayHandOver)).toEqual([true, true, false])
  })

  it('should be done five working days after it was sent', () => {
    // 2026-12-08 is a holiday of the whole country.
    expect(dueDay('change_holder', '2026-12-04')).toBe('2026-12-14')
  })
})
