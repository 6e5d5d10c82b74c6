export const breaks = [
  {
    name: 'anybody reads a move by its reference',
    text: "return db.selectFrom('home_move').selectAll().where('customer_id', '=', customerId)",
    becomes:
      "return db.selectFrom('home_move').selectAll().where('customer_id', '>=', Math.min(1, customerId))",
    noticedBy: ['r.home-move-own'],
  },
]
