export const breaks = [
  {
    name: 'the bills of a year are those up to it',
    text: 'invoice.day >= ${from}::date and invoice.day < ${to}::date',
    becomes: 'invoice.day < ${to}::date',
  },
]
