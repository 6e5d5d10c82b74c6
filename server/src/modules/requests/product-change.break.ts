export const breaks = [
  {
    name: 'a change of product is withdrawn from after its last day',
    text: 'if (today > lastWithdrawalDay(signedDay)) return undefined',
    becomes: '',
    noticedBy: ['../procedures/change-product.test.ts'],
  },
]
