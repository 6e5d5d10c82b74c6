export const breaks = [
  {
    name: 'the customer is not told who has looked',
    text: 'await noteAccess(services, [',
    becomes: 'void ([',
    noticedBy: ['r.desk-log'],
  },
  {
    name: 'what is read of one customer may be anybody’s',
    text: 'return asCustomer(look.customerId, read)',
    becomes: 'return read()',
    noticedBy: ['r.desk-scope'],
  },
]
