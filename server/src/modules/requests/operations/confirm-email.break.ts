export const breaks = [
  {
    name: 'what waited for an e-mail stays after it was confirmed',
    text: 'await sendWhatWaitedForEmail(transaction, services, { accountId: request.account_id, email })',
    becomes: '',
    noticedBy: ['c4.electronic-notification'],
  },
]
