export const breaks = [
  {
    name: 'half of a longer code is taken for a CUPS',
    text: '(?![A-Za-z\\d])/g',
    becomes: '/g',
  },
]
