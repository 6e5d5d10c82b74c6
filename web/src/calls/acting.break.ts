export const breaks = [
  {
    name: 'whoever may only look is offered what would be refused',
    text: 'return role && needed !== undefined && roleAllows(role, needed)',
    becomes: 'return role && needed !== undefined',
    noticedBy: ['r.acting-controls'],
  },
]
