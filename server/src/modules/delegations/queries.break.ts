export const breaks = [
  {
    name: 'what was ended goes on',
    text: "    .where('delegation.accepted_at', 'is not', null)\n    .where('delegation.ended_at', 'is', null)",
    becomes: "    .where('delegation.accepted_at', 'is not', null)",
    noticedBy: ['r.acting-end'],
  },
  {
    name: 'what a delegate does is told as if the customer had done it',
    text: 'const isDelegate = own !== customerId',
    becomes: 'const isDelegate = own === 0',
    noticedBy: ['r.for-another'],
  },
]
