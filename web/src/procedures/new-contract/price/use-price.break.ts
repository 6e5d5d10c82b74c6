export const breaks = [
  {
    name: 'a product without a cost is the cheapest',
    text: 'first_year && (only ?? name) === name',
    becomes: '(only ?? name) === name || !first_year',
  },
  {
    name: 'a power that nobody said is not named',
    text: 'isKnown ? {} : { assumedW',
    becomes: '!isKnown ? {} : { assumedW',
  },
]
