import type { TestProject } from 'vitest/node'
import type { EmbeddedConnection } from '../platform/db/embedded.ts'
import { startTestCluster } from './cluster.ts'

declare module 'vitest' {
  // The place vitest gives for what a global setup hands to the tests.
  interface ProvidedContext {
    testCluster: EmbeddedConnection
  }
}

/** One PostgreSQL for the whole run; vitest calls the function answered here at the end, failures or not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster({ inMemory: true })
  project.provide('testCluster', cluster.connection)
  return cluster.stop
}
