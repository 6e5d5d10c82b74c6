export const breaks = [
  {
    name: 'nothing is written down',
    text: '    .execute()\n}\n\nexport interface AskedLines',
    becomes: '    .compile()\n}\n\nexport interface AskedLines',
    noticedBy: ['r.desk-log'],
  },
]
