export const breaks = [
  {
    name: 'a mistyped wording override is taken',
    text: ': [{ key, known }]',
    becomes: ': []',
  },
]
