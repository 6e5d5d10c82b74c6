export const breaks = [
  {
    name: 'any password hash may be imported',
    text: '&& !isImportableHash(known)',
    becomes: "&& !isImportableHash(known) && known === ''",
    noticedBy: ['r.import-tables'],
  },
]
