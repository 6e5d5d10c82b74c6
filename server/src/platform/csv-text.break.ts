export const breaks = [
  {
    name: 'a name in a CSV is a formula',
    text: "? `'${text}` : text",
    becomes: '? text : text',
    noticedBy: ['r.hostile-exports'],
  },
]
