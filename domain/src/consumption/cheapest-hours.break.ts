export const breaks = [
  {
    name: 'the dearest hours are named as the cheapest',
    text: 'a.price - b.price ||',
    becomes: 'b.price - a.price ||',
  },
]
