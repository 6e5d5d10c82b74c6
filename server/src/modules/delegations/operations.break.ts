export const breaks = [
  {
    name: 'whoever gets the mail passed on accepts the invitation',
    text: 'if (account.email.toLowerCase() !== row.email.toLowerCase())',
    becomes: 'if (account.email.length > 10_000)',
    noticedBy: ['r.invitation'],
  },
  {
    name: 'whoever registers has a name of their choice mailed to anybody',
    text: 'if (!(await hasContracts(db, caller)))',
    becomes: 'if (false)',
    noticedBy: ['r.invitation'],
  },
]
