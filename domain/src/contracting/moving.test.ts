import { expect, it } from 'vitest'
import { movingDays, nameParts, startsEarly } from './moving.ts'

it('the old home ends as any supply does, the new one may start tomorrow [r.home-move]', () => {
  expect(movingDays('2026-11-21')).toEqual({
    leaving: { first: '2026-11-27', last: '2027-02-19' },
    arriving: { first: '2026-11-22', last: '2027-11-21' },
  })
})

it.each([
  ['2026-11-22', true],
  ['2026-12-05', true],
  ['2026-12-06', false],
])('a supply of %s, signed on 21 November, starts within the days of withdrawal: %s', (day, early) => {
  expect(startsEarly(day, '2026-11-21')).toBe(early)
})

it.each([
  ['Laia Ferrer Puig', 'Laia', 'Laia', 'Ferrer Puig'],
  ['Maria del Mar Ferrer', 'Maria del Mar', 'Maria del Mar', 'Ferrer'],
  ['Laia Ferrer Puig', null, 'Laia', 'Ferrer Puig'],
  ['Laia Ferrer Puig', 'Pol', 'Laia', 'Ferrer Puig'],
  ['Laia', null, 'Laia', ''],
])('%s, called %s, is %s and %s', (name, given, first, surnames) => {
  expect(nameParts(name, given)).toEqual({ first, surnames })
})
