export const breaks = [
  {
    name: 'a change of product is withdrawn from after its last day',
    text: 'if (today > lastWithdrawalDay(signedDay)) return undefined',
    becomes: '',
    noticedBy: ['r.change-product'],
  },
]
