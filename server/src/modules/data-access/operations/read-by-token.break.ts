export const breaks = [
  {
    name: 'the address of a calendar reads everything',
    text: ".where('data_token.kind', '=', kind)",
    becomes: '',
    noticedBy: ['r.data-token-apart'],
  },
  {
    name: 'the contracts that a token was made for do not limit it',
    text: 'const chosen = token.map(Number)',
    becomes: 'const chosen = undefined as unknown as number[]',
    noticedBy: ['r.data-token'],
  },
  {
    name: "a delegate's token sees what the delegation does not",
    text: 'contractsOf(found.contract_ids, found.chosen ? (found.contracts ?? []) : null)',
    becomes: 'contractsOf(found.contract_ids, null)',
    noticedBy: ['r.data-token-acting', 'r.data-token-matrix'],
  },
]
