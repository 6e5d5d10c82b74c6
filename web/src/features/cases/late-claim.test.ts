import { expect, it } from 'vitest'
import { atMoment } from '../../site/clock.ts'
import { isLate } from './late-claim.ts'

const claim = { tipus: '02', subtipus: '009', answer_due_date: '2026-11-26', complete_by_date: null }

it.each([
  ['2026-11-26', {}, false],
  ['2026-11-27', {}, true],
  ['2026-11-27', { answered: true }, false],
  ['2026-11-27', { state: 'closed' }, false],
  ['2026-11-27', { claim: null }, false],
  ['2026-11-27', { claim: { ...claim, complete_by_date: '2026-12-04' } }, false],
] as const)('on %s with %o it is late: %s', (day, more, late) => {
  const shown = { state: 'open', claim, answered: false, ...more } as const
  expect(atMoment(Date.parse(`${day}T12:00:00Z`), () => isLate(shown))).toBe(late)
})
