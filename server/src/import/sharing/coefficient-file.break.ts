export const breaks = [
  {
    name: 'coefficients of an hour need not add up to 1',
    text: 'if (sum !== WHOLE) {',
    becomes: 'if (sum > WHOLE) {',
    noticedBy: ['r.import-sharing'],
  },
]
