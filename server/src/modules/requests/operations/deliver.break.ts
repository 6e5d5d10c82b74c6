export const breaks = [
  {
    name: 'events are read in the order in which they were written',
    text: 'await sql`select number_outbox_events()`.execute(db)',
    becomes: 'await sql`update outbox_event set number = id where number is null`.execute(db)',
    noticedBy: ['r.readiness'],
  },
  {
    name: 'one flawed event stops the feed',
    text: '(event === undefined ? [row] : [])',
    becomes: '(event === undefined && !row.type ? [row] : [])',
    noticedBy: ['r.readiness'],
  },
  {
    name: 'an event of a version before is sent without what has been added since',
    text: 'return read.success ? read.data : undefined',
    becomes: 'return read.success ? ({ ...read.data, [fieldOf(row)]: payload } as OutboxEvent) : undefined',
    noticedBy: ['r.readiness'],
  },
]
