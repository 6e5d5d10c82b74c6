export const breaks = [
  {
    name: 'a debt that is being collected is called owed',
    text: 'amount_debt > 0 && (payment_status',
    becomes: '(payment_status',
  },
  {
    name: 'a history of one entry opens',
    text: 'pending_state_history.length > 1',
    becomes: 'pending_state_history.length > 0',
  },
]
