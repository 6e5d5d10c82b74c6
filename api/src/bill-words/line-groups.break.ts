export const breaks = [
  {
    name: 'a heading of lines names a kind that another says already',
    text: 'return other === undefined || !there.has(other)',
    becomes: 'return true',
  },
]
