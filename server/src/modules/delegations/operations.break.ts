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
  {
    name: 'a person lets others sign',
    text: 'if (!(await readRolesOffered(db, caller)).includes(role))',
    becomes: "if (!(await readRolesOffered(db, caller)).includes('look'))",
    noticedBy: ['r.signing-invited'],
  },
  {
    name: 'who signs in one contract lets others into all',
    text: 'if (own && !contracts?.every((id) => own.includes(id)))',
    becomes: 'if (own && contracts?.length === 0)',
    noticedBy: ['r.signing-invited'],
  },
]
