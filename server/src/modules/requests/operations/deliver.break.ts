export const breaks = [
  {
    name: 'events are read in the order in which they were written',
    text: 'await sql`select number_outbox_events()`.execute(db)',
    becomes: 'await sql`update outbox_event set number = id where number is null`.execute(db)',
    noticedBy: ['r.readiness'],
  },
  {
    name: 'one flawed event stops the feed',
    text: 'const flawed = rows.filter((row) => !fits(row))',
    becomes: 'const flawed = rows.filter((row) => !row.type)',
    noticedBy: ['r.readiness'],
  },
]
