export const breaks = [
  {
    name: 'anybody contracts in the name of who moves, by the reference of the move',
    text: ".where('home_move.account_id', '=', caller?.accountId ?? 0)\n    .where('home_move.customer_id', '=', caller?.customerId ?? 0)",
    becomes: ".where('home_move.account_id', '>', 0)",
    noticedBy: ['r.home-move-own'],
  },
]
