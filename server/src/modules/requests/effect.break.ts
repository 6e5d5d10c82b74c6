export const breaks = [
  {
    name: 'the one who hands over keeps an active contract',
    text: "return { end_day: addDays(request.effective_day, -1), state: 'baixa' }",
    becomes: 'return {}',
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
  {
    name: 'the days of the product before are forgotten',
    text: 'await keepPastProducts(db, contract, newProduct)',
    becomes: 'void keepPastProducts',
    noticedBy: ['r.change-product'],
  },
  {
    name: 'the contract ends on the day that was asked for, not on that of the meter',
    text: "end_day: request.effective_day, state: 'baixa'",
    becomes: "state: 'baixa'",
    noticedBy: ['r.end-supply'],
  },
  {
    name: 'a contract whose supply has ended goes on',
    text: "end_day: request.effective_day, state: 'baixa'",
    becomes: 'end_day: request.effective_day',
    noticedBy: ['r.end-supply'],
  },
  {
    name: 'two changes of address make the wait shorter',
    text: 'email_before: await signingAddress(db, account.id, nowMs)',
    becomes: 'email_before: account.email',
    noticedBy: ['r.moving-address'],
  },
]
