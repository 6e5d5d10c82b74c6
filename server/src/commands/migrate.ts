import { ConfigError, readConfig } from '../config.ts'
import { openCliDatabase } from '../import/cli-database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { planMigrations } from '../platform/db/plan-migrations.ts'
import { explain } from '../platform/plain-error.ts'

const usage = 'Usage: npm run migrate -- [--plan]'

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

/** Brings the database to this version, as the start does; with --plan it only says what that would be. */
async function run(argv: readonly string[]): Promise<void> {
  const isPlan = argv[0] === '--plan'
  if (argv.length > (isPlan ? 1 : 0)) throw new ConfigError(usage)
  // Only the database is needed; in demo mode the settings require no deployment file.
  const database = await openCliDatabase(readConfig(process.env, ['--demo']), say)
  try {
    if (isPlan) for (const line of await planMigrations(database.db)) say(line)
    else say(`${(await migrate(database.db, undefined, say)).length} migrations done.`)
  } finally {
    await database.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
