export const breaks = [
  {
    name: 'a registration keeps a customer’s e-mail from the import',
    text: ".where('customer.code', 'not like', registeredCodes)",
    becomes: ".where('customer.code', '<>', registeredCodes)",
    noticedBy: ['r.import-tables'],
  },
  {
    name: 'an import gives one address to two accounts',
    text: 'row: { ...row, email: null }',
    becomes: 'row: { ...row }',
    noticedBy: ['r.import-tables'],
  },
]
