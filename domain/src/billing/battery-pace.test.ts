import { expect, it } from 'vitest'
import { batterySpent } from './battery-pace.ts'

const today = '2026-11-29'

it('a battery is spent between what its bills take alone and less what comes in [r.battery-spent]', () => {
  // 10 of 40 euros a year last 91.25 days, 10 of 40 - 20 last 182.5: rounded up.
  expect(batterySpent({ balanceCents: 1000, inCents: 2000, outCents: 4000 }, today)).toEqual({
    earliest: '2027-03-01',
    latest: '2027-05-31',
  })
})

it('nothing is said beyond a year, nor of an empty battery [r.battery-spent]', () => {
  expect(batterySpent({ balanceCents: 1000, inCents: 500, outCents: 1200 }, today)).toEqual({
    earliest: '2027-09-30',
    latest: undefined,
  })
  const none = { earliest: undefined, latest: undefined }
  expect(batterySpent({ balanceCents: 1000, inCents: 500, outCents: 999 }, today)).toEqual(none)
  expect(batterySpent({ balanceCents: 1000, inCents: 500, outCents: 0 }, today)).toEqual(none)
  expect(batterySpent({ balanceCents: 0, inCents: 500, outCents: 500 }, today)).toBeUndefined()
})
