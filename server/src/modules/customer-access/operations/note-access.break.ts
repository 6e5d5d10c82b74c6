export const breaks = [
  {
    name: 'who looks leaves no line',
    text: '    .onConflict((conflict) => conflict.doNothing())\n    .execute()',
    becomes: '    .onConflict((conflict) => conflict.doNothing())\n    .compile()',
    noticedBy: ['r.looked'],
  },
]
