export const breaks = [
  {
    name: 'anybody acts by the number of a delegation',
    text: ".where('delegation.account_id', '=', accountId)",
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
    text: 'if (!roleAllows(found.role, asked.needed))',
    becomes: "if (!roleAllows(found.role, 'look'))",
    noticedBy: ['r.acting-role', 'r.acting-matrix'],
  },
  {
    name: 'whoever ends it does not wait for what has begun',
    text: "transaction ? query.forShare('delegation') : query",
    becomes: 'query',
    noticedBy: ['r.ended-meanwhile'],
  },
  {
    name: 'contracts that were taken away meanwhile are found',
    text: 'if (!covers(now.contracts, contracts))',
    becomes: 'if (!covers(undefined, contracts))',
    noticedBy: ['r.ended-meanwhile'],
  },
  {
    name: 'somebody signs for a person',
    text: "and customer.kind = 'company')",
    becomes: 'and customer.kind is not null)',
    noticedBy: ['r.signing-invited'],
  },
]
