export const breaks = [
  {
    name: 'whoever may only look is offered what would be refused',
    text: 'return role && delegate !== undefined && roleAllows(role, delegate)',
    becomes: 'return role && delegate !== undefined',
    noticedBy: ['r.acting-controls'],
  },
]
