export const breaks = [
  {
    name: 'what a payment was made with is forgotten: a debit under way says nothing of days',
    text: '...(method ? { method } : {}),',
    becomes: '',
  },
  {
    name: 'a Bizum whose message came before the reply is not called one',
    text: 'return noteMethod(db, payment, method)',
    becomes: 'return (void noteMethod, payment)',
  },
  {
    name: 'a message about another amount pays the bill',
    text: 'said.amountCents === payment.amount_cents',
    becomes: 'said.amountCents > 0',
  },
]
