export const breaks = [
  {
    name: 'power may change after eleven months',
    text: 'value: 12,',
    becomes: 'value: 11,',
  },
]
