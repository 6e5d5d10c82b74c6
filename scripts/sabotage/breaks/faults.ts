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
]
