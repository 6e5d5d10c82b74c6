export const breaks = [
  {
    name: 'an address that two accounts confirm at once is an error of the server',
    text: "account_email: 'email_taken',",
    becomes: '',
    noticedBy: ['r.link-again'],
  },
]
