export const breaks = [
  {
    name: 'a supply that ends on a day to come is in order and renews',
    text: 'return end !== null && end >= today',
    becomes: 'return end !== null && end < today',
  },
]
