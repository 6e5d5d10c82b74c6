export const breaks = [
  {
    name: 'what the office filed keeps the name in the language of whom it was made for',
    text: 'if (signed !== undefined)',
    becomes: 'if (signed !== undefined && name === "")',
    noticedBy: ['r.filed-names'],
  },
]
