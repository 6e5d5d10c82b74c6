export const breaks = [
  {
    name: 'of two meters of one bill the last demand stands',
    text: 'Math.max(before ?? 0, Number(quantity))',
    becomes: 'Number(quantity)',
    noticedBy: ['r.optimal-power'],
  },
]
