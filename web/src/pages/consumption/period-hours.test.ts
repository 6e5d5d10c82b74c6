import { expect, it } from 'vitest'
import { workingDayHours } from './period-hours.ts'

function written(tariff: string, zone: string) {
  return workingDayHours({ tariff, zone })?.map((spans) =>
    spans.map((span) => `${span.fromHour}–${span.toHour}`).join(', '),
  )
}

it.each([
  ['peninsula', ['10–14, 18–22', '8–10, 14–18, 22–24', '0–8']],
  ['canarias', ['10–14, 18–22', '8–10, 14–18, 22–24', '0–8']],
  ['ceuta', ['11–15, 19–23', '8–11, 15–19, 23–24', '0–8']],
])('2.0TD in %s', (zone, hours) => {
  expect(written('2.0TD', zone)).toEqual(hours)
})

it('six periods follow the season and are not listed', () => {
  expect(written('3.0TD', 'peninsula')).toBeUndefined()
  expect(written('2.0A', 'peninsula')).toBeUndefined()
})
