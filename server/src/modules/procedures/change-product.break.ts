export const breaks = [
  {
    name: 'the options of a product stay with the next one',
    text: '...Object.fromEntries(product.options_lost.map((option) => [option, null])),',
    becomes: '',
  },
]
