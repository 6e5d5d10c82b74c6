export const breaks = [
  {
    name: 'a read for which nobody waits takes a connection',
    text: 'if (call?.isRead && call.isBrokenOff) throw new CallOver()',
    becomes: 'if (call?.isBrokenOff && !call.isRead) throw new CallOver()',
    noticedBy: ['r.broken-off'],
  },
  {
    name: 'connections that a network has swallowed are kept',
    text: '>= this.#suspectUntilMs',
    becomes: '>= 0',
    noticedBy: ['r.dead-network'],
  },
  {
    name: 'writers may take the whole pool',
    text: 'transactionShare = 0.6',
    becomes: 'transactionShare = 1',
    noticedBy: ['r.dead-network'],
  },
  {
    name: 'a read whose connection is lost is not asked again',
    text: '!isLost(error) || !isRepeatable(text)',
    becomes: '!isLost(error) || isRepeatable(text)',
    noticedBy: ['r.lost-database'],
  },
  {
    name: 'a statement does not say which customer asks',
    text: '? asked.queryFor(asker, text, [...values])',
    becomes: '? asked.query(text, [...values])',
  },
  {
    name: 'a transaction does not say which customer asks',
    text: 'return asked.query(beginFor(asker, text))',
    becomes: 'return asked.query(text)',
  },
  {
    name: 'a connection goes on for whom its last transaction was',
    text: 'inTransaction = !ends(text)',
    becomes: 'inTransaction = text !== ends.name',
  },
  {
    name: 'a change that no standby has is acknowledged',
    text: "if (routine === 'SyncRepWaitForLSN')",
    becomes: "if (routine === '')",
    noticedBy: ['r.unreplicated'],
  },
]
