export const breaks = [
  {
    name: 'anybody contracts in the name of who moves, by the reference of the move',
    text: ".where('home_move.account_id', '=', accountId)\n    .where('home_move.customer_id', '=', customerId)",
    becomes: ".where('home_move.account_id', '>=', Math.min(1, accountId, customerId))",
    noticedBy: ['r.home-move-own'],
  },
]
