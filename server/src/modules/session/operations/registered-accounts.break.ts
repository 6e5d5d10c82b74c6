export const breaks = [
  {
    name: 'who registered an e-mail of another keeps the account',
    text: 'and account.email = any(',
    becomes: 'and false and account.email = any(',
    noticedBy: ['v3.sign-up'],
  },
]
