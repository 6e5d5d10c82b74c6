export const breaks = [
  {
    name: 'months that cannot be told hold up those of the others',
    text: '       and (contract.id, choice.account_id) > (${cursor.contractId}::bigint, ${cursor.accountId}::bigint)\n',
    becomes: '',
    noticedBy: ['r.month-review'],
  },
  {
    name: 'a month is told to who did not ask for it',
    text: ' and (choice.shown or choice.mail or choice.push)',
    becomes: '',
    noticedBy: ['r.month-review'],
  },
  {
    name: 'a disabled account is told: review-months',
    text: ' and account.disabled_at is null',
    becomes: '',
    noticedBy: ['r.watches', 'r.month-review'],
  },
]
