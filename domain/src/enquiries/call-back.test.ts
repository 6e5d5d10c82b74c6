import { describe, expect, it } from 'vitest'
import { callSlotAt, callSlots, type CallHours } from './call-back.ts'

describe('times to be called back [r.call-back]', () => {
  const hours: CallHours = {
    days: [1, 2, 3, 4, 5],
    holidays: ['2026-12-07'],
    hours: [{ from: '09:00', to: '10:45' }],
    zone: 'Europe/Madrid',
    slotMinutes: 30,
    daysAhead: 4,
    noticeMinutes: 60,
  }
  const words = (more: Partial<CallHours>, at: string) =>
    callSlots({ ...hours, ...more }, Date.parse(at)).map(({ day, from, to }) => `${day} ${from}-${to}`)

  it('are whole slots within the hours, none nearer than the notice', () => {
    expect(words({ daysAhead: 0 }, '2026-12-03T07:00:00Z')).toEqual([
      '2026-12-03 09:00-09:30',
      '2026-12-03 09:30-10:00',
      '2026-12-03 10:00-10:30',
    ])
    // It is 08:40 there: 09:30 is too near.
    expect(words({ daysAhead: 0 }, '2026-12-03T07:40:00Z')).toEqual(['2026-12-03 10:00-10:30'])
    expect(words({ daysAhead: 0 }, '2026-12-03T20:00:00Z')).toEqual([])
  })

  it('leave out weekends, holidays of the country and of the place', () => {
    // Friday; Monday is one of the place's, Tuesday the Immaculate Conception.
    const days = words({}, '2026-12-04T05:00:00Z').map((slot) => slot.slice(0, 10))
    expect([...new Set(days)]).toEqual(['2026-12-04'])
    expect(words({ daysAhead: 5 }, '2026-12-04T20:00:00Z')[0]).toBe('2026-12-09 09:00-09:30')
  })

  it('are read back from their instant, on days too on which the clock changes', () => {
    const all = callSlots(hours, Date.parse('2026-12-02T05:00:00Z'))
    expect(all).toHaveLength(9)
    for (const slot of all) expect(callSlotAt(slot.atMs, 30, 'Europe/Madrid')).toEqual(slot)
    const at = (instant: string) => callSlotAt(Date.parse(instant), 30, 'Europe/Madrid').from
    expect([at('2026-10-25T08:00:00Z'), at('2026-03-29T07:30:00Z')]).toEqual(['09:00', '09:30'])
  })

  it('are of the clock of the zone, on the days too on which it changes', () => {
    const first = (zone: CallHours['zone'], at: string) =>
      new Date(
        callSlots({ ...hours, zone, days: [7, 1], daysAhead: 1 }, Date.parse(at))[0]!.atMs,
      ).toISOString()
    // The day after summer time has begun.
    expect(first('Europe/Madrid', '2026-03-29T12:00:00Z')).toBe('2026-03-30T07:00:00.000Z')
    expect(first('Atlantic/Canary', '2026-03-29T12:00:00Z')).toBe('2026-03-30T08:00:00.000Z')
    expect(first('Europe/Madrid', '2026-10-25T12:00:00Z')).toBe('2026-10-26T08:00:00.000Z')
  })
})
