export const breaks = [
  {
    name: 'anybody acts by the number of a delegation',
    text: ".where('delegation.account_id', '=', caller.accountId)",
    becomes: ".where('delegation.account_id', 'is not', null)",
    noticedBy: ['r.acting'],
  },
  {
    name: 'the contracts that were chosen do not limit it',
    text: 'contracts: found.chosen ? found.contracts.map(Number) : undefined',
    becomes: 'contracts: undefined',
    noticedBy: ['r.acting-scope', 'r.acting-matrix'],
  },
  {
    name: 'every role allows everything',
    text: 'if (!roleAllows(found.role, needed))',
    becomes: "if (!roleAllows(found.role, 'look'))",
    noticedBy: ['r.acting-role', 'r.acting-matrix'],
  },
]
