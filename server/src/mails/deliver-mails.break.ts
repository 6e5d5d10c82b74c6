export const breaks = [
  {
    name: 'mails to one address overtake each other',
    text: '[...codes, earlier]',
    becomes: '[...codes]',
  },
  {
    name: 'codes wait behind all other mails',
    text: "urgentTemplate: 'signature_code'",
    becomes: "urgentTemplate: 'notice'",
  },
  {
    name: 'a mail is given up after nine hours',
    text: 'mostAttempts = 55',
    becomes: 'mostAttempts = 12',
  },
  {
    name: 'the retailer is not told what is owed by post',
    text: '    await tellOwed(db, services, row)\n',
    becomes: '',
    noticedBy: ['r.mail-complaint'],
  },
  {
    name: 'mails go out one after the other',
    text: 'sentAtOnce = 4',
    becomes: 'sentAtOnce = 1',
  },
  {
    name: 'other mails go out beside codes',
    text: '[...codes, earlier]',
    becomes: '[earlier]',
  },
]
