import { startTestCluster } from '../server/src/testing/cluster.ts'
import { sharedCluster } from './office-messages.ts'

/** One PostgreSQL for the whole run, migrated once: each office gets a database of its own in it. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { connection, stop } = await startTestCluster({ inMemory: true })
  process.env[sharedCluster] = JSON.stringify(connection)
  return stop
}
