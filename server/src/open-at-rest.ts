import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Config } from './config.ts'
import { holdKeys, newKeyLine, parseKeys } from './platform/at-rest/keys.ts'

function keptFile({ dataFolder }: Pick<Config, 'dataFolder'>) {
  return join(dataFolder, 'at-rest-keys')
}

/**
 * Takes the keys of the deployment; where it has none, those that a demo keeps beside its database. Commands go the same
 * way as the server.
 */
export async function takeAtRestKeys(
  config: Pick<Config, 'dataFolder'>,
  deployment: Pick<Deployment, 'atRest'> | undefined,
): Promise<void> {
  const kept = () => readFile(keptFile(config), 'utf8').catch(() => '')
  holdKeys(parseKeys(deployment?.atRest.keys ?? (await kept())))
}

/** Makes the keys of a demo that has none yet. */
export async function makeDemoAtRestKeys(config: Pick<Config, 'dataFolder'>, day: string): Promise<void> {
  await mkdir(config.dataFolder, { recursive: true })
  await writeFile(keptFile(config), `${newKeyLine(day)}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
}
