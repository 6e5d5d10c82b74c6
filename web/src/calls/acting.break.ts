export const breaks = [
  {
    name: 'whoever may only look is offered what would be refused',
    text: 'return delegate !== undefined && role !== undefined && roleAllows(role, delegate)',
    becomes: 'return delegate !== undefined && role !== undefined',
    noticedBy: ['r.acting-controls'],
  },
]
