export const breaks = [
  {
    name: 'the first span says how long the next one is',
    text: 'last.length > 1 ? last.slice(1) : last',
    becomes: 'last.length > 9 ? last.slice(1) : last',
  },
]
