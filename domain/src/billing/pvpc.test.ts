import { expect, it } from 'vitest'
import { bonusRenewalDay, pvpcDueDay } from './pvpc.ts'

it('[law.6.pay] the PVPC is paid in twenty natural days, never on a Saturday or a holiday', () => {
  expect(pvpcDueDay('2026-11-05')).toBe('2026-11-25')
  // 2026-11-28 is a Saturday, 2026-12-06 a Sunday before two holidays of which one is a Tuesday.
  expect(pvpcDueDay('2026-11-08')).toBe('2026-11-30')
  expect(pvpcDueDay('2026-11-16')).toBe('2026-12-07')
  expect(pvpcDueDay('2026-11-18')).toBe('2026-12-09')
  expect(() => pvpcDueDay('2017-10-07')).toThrow(RangeError)
})

it('[law.6.renewal] a bonus is renewed fifteen working days before it ends at the latest', () => {
  expect(bonusRenewalDay('2026-11-27')).toBe('2026-11-06')
  // Christmas and the sixth of January are no working days, nor the first.
  expect(bonusRenewalDay('2028-01-31')).toBe('2028-01-10')
  // Files contain bonuses from before the decree, and their contracts have a page.
  expect(bonusRenewalDay('2015-06-30')).toBeUndefined()
})
