import { sql } from 'kysely'
import { applicationVersion } from '@endoll/api/version.ts'
import { importReading } from './import/last-import.ts'
import { mailQueue } from './mails/deliver-mails.ts'
import { pushQueue } from './modules/notifications/operations/deliver-pushes.ts'
import { exportQueue } from './modules/own-data/operations/make-exports.ts'
import { paymentsReading } from './modules/payments/operations/payments-reading.ts'
import { outboxQueue } from './modules/requests/operations/deliver.ts'
import { heldNow } from './platform/http/held.ts'
import { jobsReading } from './platform/jobs.ts'
import { queuesReading } from './platform/leased-queue.ts'
import type { Declaration, Reading } from './platform/metrics/metric.ts'

const buildInfo: Declaration = {
  name: 'endoll_build_info',
  help: '1, with the version that runs and the newest migration that the database has had',
  labels: ['version', 'migration'],
}

const versionReading: Reading = {
  of: 'version',
  gauges: [buildInfo],
  read: async ({ db }) => {
    const { rows } = await sql<{
      name: string | null
    }>`select max(name) as name from schema_migration`.execute(db)
    const migration = rows[0]?.name ?? 'none'
    return [{ gauge: buildInfo, labels: { version: applicationVersion, migration }, value: 1 }]
  },
}

const connections: Declaration = {
  name: 'db_client_connection_count',
  help: 'Connections to the database that something uses now',
  labels: ['state'],
}
const pendingRequests: Declaration = {
  name: 'db_client_connection_pending_requests',
  help: 'How many wait for a connection to the database, or for their turn to begin a transaction',
}
const held: Declaration = {
  name: 'endoll_held',
  help: 'What calls hold now, by kind; all of it is zero while nobody calls',
  labels: ['kind'],
}

const heldReading: Reading = {
  of: 'held',
  gauges: [connections, pendingRequests, held],
  read: () => {
    const { connections: used = 0, 'waiting for connections': pending = 0, ...others } = heldNow()
    return [
      { gauge: connections, labels: { state: 'used' }, value: used },
      { gauge: pendingRequests, value: pending },
      ...Object.entries(others).map(([kind, value]) => ({ gauge: held, labels: { kind }, value })),
    ]
  },
}

/** Everything that is read when Prometheus asks, in one visible list; what the program counts is declared where it happens. */
export const officeReadings: readonly Reading[] = [
  // First: the others take a connection themselves.
  heldReading,
  versionReading,
  jobsReading,
  queuesReading([mailQueue, outboxQueue, pushQueue, exportQueue]),
  paymentsReading,
  importReading,
]
