export const breaks = [
  {
    name: 'a claim names a bill of another contract',
    text: "return ownInvoices(db, owner).where('contract.id', '=', contract.id)",
    becomes: 'return ownInvoices(db, owner)',
  },
]
