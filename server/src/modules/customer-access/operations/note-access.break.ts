export const breaks = [
  {
    name: 'who looks leaves no line',
    text: '    .onConflict((conflict) => conflict.doNothing())\n    .execute()',
    becomes: '    .onConflict((conflict) => conflict.doNothing())\n    .compile()',
    noticedBy: ['r.looked'],
  },
  {
    name: 'who acts for a customer leaves no line',
    text: 'sql<boolean>`held.role = any(${[...roles]}::text[])`',
    becomes: 'sql<boolean>`held.role = ${roles.length}::text`',
    noticedBy: ['r.looked'],
  },
]
