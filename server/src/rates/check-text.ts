import { staleRates, type GivenRate } from '@endoll/domain/billing/rates/given-rates.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'

function lastOf(to: Day | undefined): string {
  return to === undefined ? 'further notice' : addDays(to, -1)
}

/** What the check says: the rows that the deployment gives, and one line for each that is stale on a day. */
export function checkText(day: Day, given: readonly GivenRate[] | undefined): string {
  const own = (given ?? []).map(
    ({ rate, from, to, value, source }) => `given: ${rate}, ${from} to ${lastOf(to)}: ${value}. ${source}`,
  )
  const stale = staleRates(day).map(
    ({ rate, title, row: { from, to, hangsOn, knownOn, source }, since }) =>
      `stale: ${rate} (${title}), ${from} to ${lastOf(to)}: hangs on ${hangsOn}, ` +
      `${knownOn === undefined ? 'holds since' : 'published on'} ${since}. ${source}`,
  )
  return [
    ...(given === undefined
      ? ['No database runs here: only the rates of this release were looked at.']
      : own),
    ...(stale.length === 0 ? [`No rate is stale on ${day}.`] : stale),
  ].join('\n')
}
