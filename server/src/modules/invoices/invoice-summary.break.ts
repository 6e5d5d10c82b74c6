export const breaks = [
  {
    name: 'the list of bills does not say what older ones are owed',
    text: 'Math.max(0, contractsDebt - row.debt_cents)',
    becomes: '0 * contractsDebt',
    noticedBy: ['r.older-debt'],
  },
]
