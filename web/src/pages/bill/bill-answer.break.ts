export const breaks = [
  {
    name: 'an overdue bill needs nobody',
    text: "standing === 'owed' || standing === 'partlyOwed'",
    becomes: "standing === 'owed'",
  },
  {
    name: 'a refund names the payment before it',
    text: "standing === 'refunded' ? amount < 0 : amount > 0 &&",
    becomes: "standing === 'refunded' ? amount > 0 : amount > 0 &&",
  },
]
