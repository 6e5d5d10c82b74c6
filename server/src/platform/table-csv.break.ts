export const breaks = [
  {
    name: 'a name in a table of bills is a formula',
    text: "return kind === 'text' ? csvText(cell) : cell",
    becomes: "return kind === 'text' ? cell : cell",
    noticedBy: ['r.month-of-bills'],
  },
]
