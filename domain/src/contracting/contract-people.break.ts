export const breaks = [
  {
    name: 'whoever pays for another is shown as the customer',
    text: "return same(customer) ? 'customer' : 'another'",
    becomes: "return same(customer) ? 'another' : 'customer'",
    noticedBy: ['r.contract-people'],
  },
]
