export const breaks = [
  {
    name: 'a contract is watched for the customer before',
    text: 'contract.customer_id === watch.customer_id ? ',
    becomes: 'contract.id > 0 ? ',
    noticedBy: ['r.unsubscribe'],
  },
  {
    name: 'a disabled account is told: check-watches',
    text: ' and account.disabled_at is null',
    becomes: '',
    noticedBy: ['r.watches', 'r.month-review'],
  },
]
