import { hourStarts } from '@endoll/domain/time/madrid.ts'
import { expect, it } from 'vitest'
import { hourSpans } from './hour-spans.ts'

it('hours that follow one another are a span of the clock [r.market-hours]', () => {
  const starts = hourStarts('2026-11-21', 'Europe/Madrid')
  expect(hourSpans(starts, [3, 12, 13, 14, 23])).toEqual([
    { from: '03:00', to: '04:00' },
    { from: '12:00', to: '15:00' },
    { from: '23:00', to: '24:00' },
  ])
  expect(hourSpans(starts, [])).toEqual([])
})

it('on days of clock change by what the clock shows', () => {
  expect(hourSpans(hourStarts('2026-10-25', 'Europe/Madrid'), [2, 3, 4])).toEqual([
    { from: '02:00', to: '04:00' },
  ])
  expect(hourSpans(hourStarts('2026-03-29', 'Europe/Madrid'), [1, 2])).toEqual([
    { from: '01:00', to: '04:00' },
  ])
})
