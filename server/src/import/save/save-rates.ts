import { firstPastDay, giveRates, type GivenRate } from '@endoll/domain/billing/rates/given-rates.ts'
import { overlaps, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { addDays, END_OF_TIME } from '@endoll/domain/time/day.ts'
import { readGivenRates } from '../../billing/given-rates.ts'
import type { RateRow } from '../tables/rates.ts'
import type { Row, TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

function givenOf({ rate, start_day, end_day, value, source }: RateRow): GivenRate {
  return { rate, from: start_day, to: end_day === null ? undefined : addDays(end_day, 1), value, source }
}

function spanOf({ from, to = END_OF_TIME }: GivenRate): DateSpan {
  return { from, to }
}

/**
 * The rows beside which no other one of the rate holds, above them in the file or stored and left as it is. A row that is
 * not taken leaves a stored one as it is, so it is asked again until nothing changes.
 */
function withoutOverlaps(
  stored: readonly GivenRate[],
  rows: readonly Row<RateRow>[],
): readonly Row<RateRow>[] {
  const renewed = new Set(rows.map(({ row }) => `${row.rate} ${row.start_day}`))
  const held = stored.filter(({ rate, from }) => !renewed.has(`${rate} ${from}`))
  const good = rows.filter(({ row }) => {
    const given = givenOf(row)
    if (held.some((other) => other.rate === given.rate && overlaps(spanOf(other), spanOf(given))))
      return false
    held.push(given)
    return true
  })
  return good.length === rows.length ? rows : withoutOverlaps(stored, good)
}

/** Takes rows of rates; the bills of this folder are computed with them already. */
export const saveRates: TableSaver<RateRow> = async ({ db, problems, check }, file, rows) => {
  const stored = await readGivenRates(db)
  const timely = rows.filter(({ line, row }) => {
    const past = firstPastDay(givenOf(row))
    if (past !== undefined) problems.add(file, line, 'start_day', 'rate_past', { detail: past })
    return past === undefined
  })
  const good = withoutOverlaps(stored, timely)
  for (const { line } of timely.filter((row) => !good.includes(row)))
    problems.add(file, line, 'start_day', 'overlapping_rate')
  const kept = stored.filter(
    ({ rate, from }) => !good.some(({ row }) => row.rate === rate && row.start_day === from),
  )
  giveRates([...kept, ...good.map(({ row }) => givenOf(row))])
  if (check || good.length === 0) return nothingSaved
  const records = good.map(({ row: { rate, start_day, end_day, value, source } }) => ({
    rate,
    from_day: start_day,
    to_day: end_day === null ? null : addDays(end_day, 1),
    value,
    source,
  }))
  return upsert(db, { table: 'given_rate', key: ['rate', 'from_day'] }, records)
}
