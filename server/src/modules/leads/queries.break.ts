export const breaks = [
  {
    name: 'the old supply ends before the new home is signed',
    text: ".where('contract_draft.state', '=', 'signed')",
    becomes: ".where('contract_draft.state', '<>', 'declined')",
    noticedBy: ['r.home-move'],
  },
]
