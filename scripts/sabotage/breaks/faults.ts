import type { Break } from '../breaks.ts'

const network = ['server/src/dead-network.test.ts']
const lost = ['server/src/lost-database.test.ts']
const errors = ['server/src/platform/db/passing-errors.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'an answer that never comes is waited for',
    file: 'server/src/platform/db/limits.ts',
    text: 'query_timeout: limits.answerMs',
    becomes: 'query_timeout: 0',
    tests: network,
  },
  {
    name: 'connections that a network has swallowed are kept',
    file: 'server/src/platform/db/lending-pool.ts',
    text: '>= this.#suspectUntilMs',
    becomes: '>= 0',
    tests: network,
  },
  {
    name: 'writers may take the whole pool',
    file: 'server/src/platform/db/lending-pool.ts',
    text: 'transactionShare = 0.6',
    becomes: 'transactionShare = 1',
    tests: network,
  },
  {
    name: 'a transaction left alone keeps its locks',
    file: 'server/src/platform/db/limits.ts',
    text: 'idle_in_transaction_session_timeout=${limits.idleInTransactionMs}',
    becomes: 'idle_in_transaction_session_timeout=0',
    tests: network,
  },
  {
    name: 'a lock is waited for without end',
    file: 'server/src/platform/db/limits.ts',
    text: 'lock_timeout=${limits.lockMs}',
    becomes: 'lock_timeout=0',
    tests: ['server/src/platform/db/limits.test.ts'],
  },
  {
    name: 'a call may take longer than ten seconds',
    file: 'server/src/platform/db/limits.ts',
    text: 'answerMs: 7000',
    becomes: 'answerMs: 17_000',
    tests: ['server/src/platform/db/limits.test.ts'],
  },
  {
    name: 'a read whose connection is lost is not asked again',
    file: 'server/src/platform/db/lending-pool.ts',
    text: '!isLost(error) || !isRepeatable(text)',
    becomes: '!isLost(error) || isRepeatable(text)',
    tests: lost,
  },
  {
    name: 'a deadlock is a failure of ours',
    file: 'server/src/platform/db/passing-errors.ts',
    text: '40001|40P01|55P03',
    becomes: '40001|55P03',
    tests: errors,
  },
  {
    name: 'a standby is a failure of ours',
    file: 'server/src/platform/db/passing-errors.ts',
    text: '57014|25006|25P03',
    becomes: '57014|25P03',
    tests: errors,
  },
  {
    name: 'events are read in the order in which they were written',
    file: 'server/src/modules/requests/operations/deliver.ts',
    text: 'await sql`select number_outbox_events()`.execute(db)',
    becomes: 'await sql`update outbox_event set number = id where number is null`.execute(db)',
    tests: ['server/src/modules/requests/outbox.test.ts'],
  },
  {
    name: 'an event waits until a clock that was set back has caught up',
    file: 'server/src/platform/leased-queue.ts',
    text: 'waiting.next_attempt_at > ${at(nowMs)}::timestamptz',
    becomes: 'false and waiting.next_attempt_at > ${at(nowMs)}::timestamptz',
    tests: ['server/src/modules/requests/outbox.test.ts'],
  },
  {
    name: 'claiming an event reads all that wait',
    file: 'server/src/platform/leased-queue.ts',
    text: 'order by waiting.id limit',
    becomes: 'order by waiting.next_attempt_at, waiting.id limit',
    tests: ['server/src/modules/requests/outbox.test.ts'],
  },
  {
    name: 'plans older than their tables are kept',
    file: 'server/src/platform/db/named-client.ts',
    text: 'this.#generation += 1',
    becomes: 'this.#generation += 0',
    tests: ['server/src/two-versions.test.ts'],
  },
  {
    name: 'a transaction that met a deadlock is not done again',
    file: 'server/src/platform/db/transact.ts',
    text: 'if (!isUndone(error)) throw error',
    becomes: 'if (isUndone(error)) throw error',
    tests: ['server/src/platform/db/transact.test.ts'],
  },
  {
    name: 'a migration waits for its table without end',
    file: 'server/src/platform/db/migrate.ts',
    text: "set_config('lock_timeout', ${String(lockMs)}, true)",
    becomes: "set_config('lock_timeout', ${String(lockMs - lockMs)}, true)",
    tests: ['server/src/platform/db/migrate.test.ts'],
  },
  {
    name: 'a migration that did not get its table is given up',
    file: 'server/src/platform/db/migrate.ts',
    text: 'if (!isLockTimeout(error) || left <= 1) throw error',
    becomes: 'if (!isLockTimeout(error) || left <= tries) throw error',
    tests: ['server/src/platform/db/migrate.test.ts'],
  },
  {
    name: 'reads are taken however many are under way',
    file: 'server/src/platform/http/shed-load.ts',
    text: 'count >= room.calls || ',
    becomes: '',
    tests: ['server/src/platform/http/shed-load.test.ts'],
  },
  {
    name: 'a late loop refuses nothing',
    file: 'server/src/platform/http/shed-load.ts',
    text: ' || lateness.lateMs() > room.lateMs',
    becomes: '',
    tests: ['server/src/platform/http/shed-load.test.ts'],
  },
  {
    name: 'writes are refused as early as reads',
    file: 'server/src/platform/http/shed-load.ts',
    text: '? load.reads : load.writes',
    becomes: '? load.reads : load.reads',
    tests: ['server/src/platform/http/shed-load.test.ts'],
  },
  {
    name: 'a process whose database is away counts as dead',
    file: 'server/src/app.ts',
    text: "app.get('/healthz', async (_, reply) => reply.send({ status: 'OK' }))",
    becomes:
      "app.get('/healthz', async (_, reply) => {\n    await services.db.selectNoFrom((e) => e.val(1).as('one')).execute()\n    return reply.send({ status: 'OK' })\n  })",
    tests: ['server/src/lost-database.test.ts'],
  },
]
