export const breaks = [
  {
    name: 'a debt that is left out of the file is none',
    text: 'debt_left_out: row.debt === null,',
    becomes: 'debt_left_out: false,',
    noticedBy: ['r.import-bills'],
  },
]
