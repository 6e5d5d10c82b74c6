export const breaks = [
  {
    name: 'parts of a total do not add up to it',
    text: 'const total = Math.round(',
    becomes: 'const total = Math.floor(',
  },
]
