// npm run rates -- check [day]: the rates of the law that are still a guess although what they depend on has been published.
import { staleRates, type GivenRate } from '@endoll/domain/billing/rates/given-rates.ts'
import { parseDay, type Day } from '@endoll/domain/time/day.ts'
import { checkText } from './check-text.ts'
import { readGivenRates, useGivenRates } from '../billing/given-rates.ts'
import { readConfig } from '../config.ts'
import { systemClock, todayOf } from '../platform/clock.ts'
import { findRunningEmbedded } from '../platform/db/embedded-running.ts'
import { openDatabase } from '../platform/db/open.ts'
import { explain } from '../platform/plain-error.ts'

async function givenOfDatabase(): Promise<GivenRate[] | undefined> {
  const { databaseUrl, dataFolder } = readConfig(process.env, ['--demo'])
  const connection = databaseUrl
    ? { connectionString: databaseUrl }
    : await findRunningEmbedded(dataFolder).catch(() => undefined)
  if (!connection) return undefined
  const db = await openDatabase({ asks: 'command', connection })
  try {
    await useGivenRates(db)
    return await readGivenRates(db)
  } finally {
    await db.destroy()
  }
}

async function check(day: Day): Promise<number> {
  const given = await givenOfDatabase()
  process.stdout.write(`${checkText(day, given)}\n`)
  return staleRates(day).length > 0 ? 2 : 0
}

const [command, asked = todayOf({ clock: systemClock })] = process.argv.slice(2)
const day = parseDay(asked)
if (command !== 'check' || day === undefined) {
  process.stderr.write('Usage: npm run rates -- check [yyyy-mm-dd]\n')
  process.exitCode = 1
} else {
  process.exitCode = await check(day).catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    return 1
  })
}
