export const breaks = [
  {
    name: 'histories, receipts and cases do not say who acted for the customer',
    text: '(\n    select delegation.accepted_name from delegation',
    becomes: '(\n    select null::text from delegation',
    noticedBy: ['r.acted-by'],
  },
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
