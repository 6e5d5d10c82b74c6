export const breaks = [
  {
    name: 'an envelope is taken for signed by the hash of one of its contracts',
    text: 'first !== undefined && others.length === 0',
    becomes: 'first !== undefined && others.length >= 0',
  },
]
