import { expect, it } from 'vitest'
import { bonusRenewal, pvpcDueDay } from './pvpc.ts'

it('[law.6.pay] the PVPC is paid in twenty natural days, never on a Saturday or a holiday', () => {
  expect(pvpcDueDay('2026-11-05')).toBe('2026-11-25')
  // 2026-11-28 is a Saturday, 2026-12-06 a Sunday before two holidays of which one is a Tuesday.
  expect(pvpcDueDay('2026-11-08')).toBe('2026-11-30')
  expect(pvpcDueDay('2026-11-16')).toBe('2026-12-07')
  expect(pvpcDueDay('2026-11-18')).toBe('2026-12-09')
  expect(() => pvpcDueDay('2017-10-07')).toThrow(RangeError)
})

it('[law.6.renewal] a bonus is checked by the retailer two months before it ends, and was asked for before 2022', () => {
  expect(bonusRenewal('2026-11-27')).toEqual({ by: 'retailer', day: '2026-09-27' })
  expect(bonusRenewal('2028-04-30')).toEqual({ by: 'retailer', day: '2028-02-29' })
  // Fifteen working days: Christmas and the sixth of January are none, nor the first.
  expect(bonusRenewal('2022-01-31')).toEqual({ by: 'customer', day: '2022-01-10' })
  // Files contain bonuses from before the decree, and their contracts have a page.
  expect(bonusRenewal('2015-06-30')).toBeUndefined()
})
