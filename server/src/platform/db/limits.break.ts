export const breaks = [
  {
    name: 'an answer that never comes is waited for',
    text: 'query_timeout: limits.answerMs',
    becomes: 'query_timeout: 0',
    noticedBy: ['r.dead-network'],
  },
  {
    name: 'a transaction left alone keeps its locks',
    text: 'idle_in_transaction_session_timeout=${limits.idleInTransactionMs}',
    becomes: 'idle_in_transaction_session_timeout=0',
    noticedBy: ['r.dead-network'],
  },
  {
    name: 'a lock is waited for without end',
    text: 'lock_timeout=${limits.lockMs}',
    becomes: 'lock_timeout=0',
  },
  {
    name: 'a call may take longer than ten seconds',
    text: 'answerMs: 7000',
    becomes: 'answerMs: 17_000',
  },
]
