import { describe, expect, it } from 'vitest'
import { digestPauseMs, gatherMs, isDigestDue, manyPauseMs } from './digest.ts'
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

  it('begins with what would surprise, and is as the customer chose after that [r.told-before]', () => {
    expect(channelsOf('bill', undefined)).toEqual({ shown: true, mail: true, push: true })
    const chosen = { shown: false, mail: false, push: false }
    expect(channelsOf('bill', chosen)).toEqual(chosen)
    // Chosen before there were browsers to tell.
    expect(channelsOf('bill', { ...chosen, push: null })).toEqual({ ...chosen, push: true })
    expect(channelsOf('month', undefined)).toEqual({ shown: false, mail: false, push: false })
    const mailed = notificationKinds.filter((kind) => kindRules[kind].mail === 'on')
    expect(mailed).toEqual([
      'bill',
      'charge',
      'returned',
      'given_back',
      ...watchKinds,
      'meter_silent',
      'meter_back',
    ])
  })
})

describe('a mail with what happened', () => {
  const nowMs = Date.UTC(2026, 10, 21, 12)

  it('comes every four days at most where many contracts bring it, so that eight a month are not passed [r.told-before]', () => {
    const oldestMs = nowMs - 86_400_000
    const due = (pauseMs: number) => isDigestDue({ oldestMs, lastMs: nowMs - pauseMs, isOfMany: true }, nowMs)
    expect([due(manyPauseMs - 1), due(manyPauseMs)]).toEqual([false, true])
    expect(Math.ceil((30 * 86_400_000) / manyPauseMs)).toBeLessThanOrEqual(8)
  })

  it('gathers what comes right after one another', () => {
    expect(isDigestDue({ oldestMs: nowMs - gatherMs + 1, lastMs: null, isOfMany: false }, nowMs)).toBe(false)
    expect(isDigestDue({ oldestMs: nowMs - gatherMs, lastMs: null, isOfMany: false }, nowMs)).toBe(true)
  })

  it('comes once in twenty hours at most [r.notification-mails]', () => {
    const oldestMs = nowMs - gatherMs
    expect(isDigestDue({ oldestMs, lastMs: nowMs - digestPauseMs + 1, isOfMany: false }, nowMs)).toBe(false)
    expect(isDigestDue({ oldestMs, lastMs: nowMs - digestPauseMs, isOfMany: false }, nowMs)).toBe(true)
  })

  it('is not held by a clock that was set back', () => {
    expect(isDigestDue({ oldestMs: nowMs + 1, lastMs: nowMs + 1, isOfMany: false }, nowMs)).toBe(true)
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
