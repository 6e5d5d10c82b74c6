export const breaks = [
  {
    name: 'the chart of bills shows five years',
    text: 'yearsShown = 4',
    becomes: 'yearsShown = 5',
  },
  {
    name: 'refunds count positive in the chart',
    text: "in ('A', 'B') then -1 else 1",
    becomes: "in ('A', 'B') then 1 else 1",
  },
  {
    name: 'only A counts negative',
    text: "in ('A', 'B') then",
    becomes: "in ('A') then",
  },
  {
    name: 'maxContracts contracts are too many',
    text: "sql`count(*)`, '>', asked.most",
    becomes: "sql`count(*)`, '>=', asked.most",
  },
]
