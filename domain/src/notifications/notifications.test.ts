import { describe, expect, it } from 'vitest'
import { digestPauseMs, gatherMs, isDigestDue } from './digest.ts'
import { channelsOf, kindRules, mayChooseMail, notificationKinds, watchKinds } from './kinds.ts'
import { lastDayToTell } from './price-notice.ts'

describe('where a kind goes', () => {
  it('what the law wants told is shown and mailed whatever was chosen', () => {
    expect(channelsOf('prices', { shown: false, mail: false, push: false })).toEqual({
      shown: true,
      mail: true,
      push: false,
    })
    expect(mayChooseMail('prices')).toBe(false)
  })

  it('what has a mail of its own is never mailed a second time', () => {
    expect(channelsOf('request', { shown: true, mail: true, push: null })).toMatchObject({ mail: false })
    expect(channelsOf('case', undefined)).toMatchObject({ shown: true, mail: false })
  })

  it('begins quiet, and as the customer chose after that', () => {
    expect(channelsOf('bill', undefined)).toEqual({ shown: true, mail: false, push: true })
    const chosen = { shown: false, mail: true, push: false }
    expect(channelsOf('bill', chosen)).toEqual(chosen)
    // Chosen before there were browsers to tell.
    expect(channelsOf('bill', { ...chosen, push: null })).toEqual({ ...chosen, push: true })
    expect(channelsOf('month', undefined)).toEqual({ shown: false, mail: false, push: false })
    const mailed = notificationKinds.filter((kind) => kindRules[kind].mail === 'on')
    expect(mailed).toEqual(['returned', ...watchKinds, 'meter_silent', 'meter_back'])
  })
})

describe('a mail with what happened', () => {
  const nowMs = Date.UTC(2026, 10, 21, 12)

  it('gathers what comes right after one another', () => {
    expect(isDigestDue({ oldestMs: nowMs - gatherMs + 1, lastMs: null }, nowMs)).toBe(false)
    expect(isDigestDue({ oldestMs: nowMs - gatherMs, lastMs: null }, nowMs)).toBe(true)
  })

  it('comes once in twenty hours at most [r.notification-mails]', () => {
    const oldestMs = nowMs - gatherMs
    expect(isDigestDue({ oldestMs, lastMs: nowMs - digestPauseMs + 1 }, nowMs)).toBe(false)
    expect(isDigestDue({ oldestMs, lastMs: nowMs - digestPauseMs }, nowMs)).toBe(true)
  })

  it('is not held by a clock that was set back', () => {
    expect(isDigestDue({ oldestMs: nowMs + 1, lastMs: nowMs + 1 }, nowMs)).toBe(true)
  })
})

it.each([
  ['2027-01-01', true, '2026-12-01'],
  ['2027-03-31', true, '2027-02-28'],
  ['2027-01-01', false, '2026-12-01'],
  ['2026-06-12', false, '2026-05-12'],
  ['2026-06-11', false, '2026-05-28'],
])(
  '[law.8.month] new prices of %s are told in time until the last day (household: %s) [r.told]',
  (day, household, last) => {
    expect(lastDayToTell(day, household)).toBe(last)
  },
)
