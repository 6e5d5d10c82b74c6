export const breaks = [
  {
    name: 'another session lives on after a change of password',
    text: "    await endSessionsOf({ ...services, db: transaction }, account.id, 'password_change')\n",
    becomes: '',
    noticedBy: ['c4.password-change'],
  },
  {
    name: 'the same password in decomposed Unicode is another',
    text: "password.normalize('NFC') === current.normalize('NFC')",
    becomes: 'password === current',
    noticedBy: ['c4.password-change'],
  },
  {
    name: 'a link outlives a change of password',
    text: "await services.accountHooks.accountSecured(transaction, services, account.id, 'password_change')",
    becomes: 'void services.accountHooks',
    noticedBy: ['r.moving-address'],
  },
  {
    name: 'the same password in other Unicode is a new one',
    text: "password.normalize('NFC') === current.normalize('NFC')",
    becomes: 'password === current',
    noticedBy: ['c4.password-change'],
  },
]
