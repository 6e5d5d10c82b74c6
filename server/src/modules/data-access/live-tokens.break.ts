export const breaks = [
  {
    name: "a delegate's token outlives the delegation",
    text: "where('acting.id', 'is not', null)",
    becomes: 'sql<boolean>`true`',
    noticedBy: ['r.data-token-acting', 'r.data-token-matrix'],
  },
  {
    name: 'a token that was ended still reads',
    text: ".where('data_token.ended_at', 'is', null)",
    becomes: '',
    noticedBy: ['r.data-token', 'r.data-token-matrix', 'r.calendar'],
  },
]
