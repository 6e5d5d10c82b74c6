export const breaks = [
  {
    name: 'a company may be where only people may',
    text: "kind === 'company' && !companies",
    becomes: "kind === 'company' && companies === undefined",
  },
]
