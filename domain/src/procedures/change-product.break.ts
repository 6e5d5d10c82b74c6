export const breaks = [
  {
    name: 'a product counts before the day from which its customer asked for it',
    text: 'askedDay === null || day >= askedDay',
    becomes: 'askedDay === null || day !== askedDay',
    noticedBy: ['r.change-product'],
  },
  {
    name: 'a contract that ends gets another product',
    text: "if (endDay !== null) return 'contract_ending'",
    becomes: '',
    noticedBy: ['r.change-product'],
  },
]
