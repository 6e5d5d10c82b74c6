export const breaks = [
  {
    name: 'a new address signs at once',
    text: '72 * 3_600_000',
    becomes: '0',
    noticedBy: ['r.moving-address'],
  },
]
