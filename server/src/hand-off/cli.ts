import type pg from 'pg'
import { ConfigError, readConfig, type Config } from '../config.ts'
import { readDeployment } from '../deployment-file.ts'
import { openDocuments } from '../documents/open.ts'
import { issueHandOff } from '../modules/session/operations.ts'
import { systemClock } from '../platform/clock.ts'
import { findRunningEmbedded } from '../platform/db/embedded-running.ts'
import { openDatabase } from '../platform/db/open.ts'
import { explain } from '../platform/plain-error.ts'

/** The embedded database of the server that runs now. */
async function runningDatabase({ dataFolder, port }: Config): Promise<pg.PoolConfig> {
  const running = await findRunningEmbedded(dataFolder)
  if (running) return running
  throw new ConfigError(`No server runs with PORT=${port}: start it first, or set DATABASE_URL.`)
}

async function run(): Promise<string> {
  const given = process.argv.slice(2)
  const [email, ...more] = given.filter((argument) => !argument.startsWith('--'))
  if (!email || more.length > 0) throw new ConfigError('Usage: npm run hand-off -- [--demo] <e-mail>')
  const config = readConfig(
    process.env,
    given.filter((argument) => argument.startsWith('--')),
  )
  const { deployment } = await readDeployment(config.deploymentFile)
  const connection = config.databaseUrl
    ? { connectionString: config.databaseUrl }
    : await runningDatabase(config)
  const db = await openDatabase({ connection })
  try {
    const cookieSuffix = ''
    const pdf = openDocuments(config.mode)
    const services = { db, clock: systemClock, deployment, pdf, mode: config.mode, cookieSuffix }
    const token = await issueHandOff(services, email)
    if (!token) throw new ConfigError('No account of this e-mail may sign in.')
    return `http://localhost:${config.port}/?token=${token}`
  } finally {
    await db.destroy()
  }
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
