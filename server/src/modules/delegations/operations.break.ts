export const breaks = [
  {
    name: 'whoever gets the mail passed on accepts the invitation',
    text: 'if (account.email.toLowerCase() !== row.email.toLowerCase())',
    becomes: 'if (account.email.length > 10_000)',
    noticedBy: ['r.invitation'],
  },
]
