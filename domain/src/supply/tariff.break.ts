export const breaks = [
  {
    name: 'six powers are needed from 16 kW',
    text: "'2.0TD', 'low', 2, 3, 0, 15]",
    becomes: "'2.0TD', 'low', 2, 3, 0, 16]",
  },
]
