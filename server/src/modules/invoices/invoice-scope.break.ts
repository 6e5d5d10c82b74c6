export const breaks = [
  {
    name: 'bills are not found by the tax id',
    text: 'if (forms.length === 0) return anywhere',
    becomes: 'if (forms.length >= 0) return anywhere',
    noticedBy: ['c3.invoice'],
  },
  {
    name: 'the bills of a year are those up to it',
    text: 'invoice.day >= ${from}::date and invoice.day < ${to}::date',
    becomes: 'invoice.day < ${to}::date',
  },
]
