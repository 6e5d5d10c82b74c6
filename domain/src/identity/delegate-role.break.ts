export const breaks = [
  {
    name: 'whoever may look may pay',
    text: 'delegateRoles.indexOf(role) >= delegateRoles.indexOf(needed)',
    becomes: 'delegateRoles.indexOf(role) >= 0 || delegateRoles.indexOf(needed) < 0',
    noticedBy: ['r.acting-role'],
  },
]
