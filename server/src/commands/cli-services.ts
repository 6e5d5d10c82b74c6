import { accountHooks } from '../account-hooks.ts'
import type pg from 'pg'
import { ConfigError, readConfig, type Config } from '../config.ts'
import { readDeployment } from '../deployment-file.ts'
import { openDocuments } from '../documents/open.ts'
import { systemClock } from '../platform/clock.ts'
import { findRunningEmbedded } from '../platform/db/embedded-running.ts'
import { openDatabase } from '../platform/db/open.ts'
import { takeAtRestKeys } from '../open-at-rest.ts'
import { startSealing } from '../platform/at-rest/require-keys.ts'
import type { Services } from '../platform/services.ts'

/** What a command of one line was given: its words, and the settings of the server that it is about. */
export interface CommandLine {
  readonly words: readonly string[]
  readonly config: Config
}

export function readCommandLine(
  environment: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): CommandLine {
  const isOption = (argument: string) => argument.startsWith('--')
  return {
    words: argv.filter((argument) => !isOption(argument)),
    config: readConfig(environment, argv.filter(isOption)),
  }
}

/** The database of DATABASE_URL, or the embedded one of the server that runs now. */
async function findDatabase({ databaseUrl, dataFolder, port }: Config): Promise<pg.PoolConfig> {
  if (databaseUrl) return { connectionString: databaseUrl }
  const running = await findRunningEmbedded(dataFolder)
  if (running) return running
  throw new ConfigError(`No server runs with PORT=${port}: start it first, or set DATABASE_URL.`)
}

/** Does something beside the running server, on its database. */
export async function withServices<T>(config: Config, work: (services: Services) => Promise<T>): Promise<T> {
  const { deployment } = await readDeployment(config.deploymentFile, config.environment)
  await takeAtRestKeys(config, deployment)
  const db = await openDatabase({ asks: 'command', connection: await findDatabase(config) })
  try {
    await startSealing(db)
    return await work({
      db,
      clock: systemClock,
      deployment,
      pdf: openDocuments(config.mode),
      mode: config.mode,
      accountHooks,
      cookieSuffix: '',
    })
  } finally {
    await db.destroy()
  }
}
