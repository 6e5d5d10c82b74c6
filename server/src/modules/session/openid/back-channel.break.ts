export const breaks = [
  {
    name: 'a logout token counts again',
    text: 'return first !== undefined',
    becomes: 'return first !== null',
  },
  {
    name: 'a logout token ends the session of another person',
    text: "query.where('subject', '=', subject!)",
    becomes: 'query',
  },
]
