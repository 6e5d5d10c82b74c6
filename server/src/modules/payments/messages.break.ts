export const breaks = [
  {
    name: 'a debit whose reply was lost is taken for a card',
    text: '  const asked = await withMethod(services, came)\n',
    becomes: '  void withMethod\n  const asked = came\n',
  },
  {
    name: 'a message of the card provider that came before is a failure',
    text: '      .onConflict((conflict) => conflict.doNothing())\n',
    becomes: '',
  },
  {
    name: 'money that went back is forgotten when its message comes before that of the payment',
    text: 'if (isEarly(payment.state, event)) throw',
    becomes: 'if (isEarly(payment.state, event) && amountCents < 0) throw',
  },
]
