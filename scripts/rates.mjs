// npm run rates -- check [day]: the rows of the law that are still a guess although what they hang on has been published.
import { isStale } from '@endoll/domain/billing/rates/dated.ts'
import { rateTables } from '@endoll/domain/billing/rates/rate-tables.ts'
import { parseDay } from '@endoll/domain/time/day.ts'

/** One line for each row that is stale on a day. */
export function staleRows(day) {
  return Object.entries(rateTables).flatMap(([name, { title, rows }]) =>
    rows
      .filter((row) => isStale(row, day))
      .map(({ from, to, hangsOn, knownOn, source }) => {
        const since = knownOn === undefined ? `holds since ${from}` : `published on ${knownOn}`
        return `${name} (${title}), ${from} to ${to ?? 'further notice'}: hangs on ${hangsOn}, ${since}. ${source}`
      }),
  )
}

if (import.meta.main) {
  const [command, asked = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
  const day = parseDay(asked)
  if (command !== 'check' || day === undefined) {
    console.error('Usage: npm run rates -- check [yyyy-mm-dd]')
    process.exit(1)
  }
  const stale = staleRows(day)
  console.log(stale.length === 0 ? `No rate is stale on ${day}.` : stale.join('\n'))
  if (stale.length > 0) process.exitCode = 2
}
