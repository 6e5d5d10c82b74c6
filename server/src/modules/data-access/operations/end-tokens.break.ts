export const breaks = [
  {
    name: 'whoever had the account keeps reading by a token after a recovery',
    text: "    .where('account_id', '=', accountId)\n",
    becomes: "    .where('account_id', '=', -accountId)\n",
    noticedBy: ['r.data-token-secured'],
  },
]
