export const breaks = [
  {
    name: 'what the meters showed is not held against what the bill charges',
    text: 'imports.length * 1000',
    becomes: 'imports.length * 1_000_000',
    noticedBy: ['r.replaced-meter'],
  },
]
