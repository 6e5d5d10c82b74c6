export const breaks = [
  {
    name: 'a product counts before the day from which its customer asked for it',
    text: 'askedDay === null || day >= askedDay',
    becomes: 'askedDay === null || day !== askedDay',
    noticedBy: ['change-product.test.ts', '../../../server/src/modules/procedures/change-product.test.ts'],
  },
  {
    name: 'a contract that ends gets another product',
    text: "if (endDay !== null) return 'contract_ending'",
    becomes: '',
    noticedBy: ['change-product.test.ts', '../../../server/src/modules/procedures/change-product.test.ts'],
  },
]
