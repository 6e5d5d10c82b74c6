export const breaks = [
  {
    name: 'who wants no self-consumption gets the one of the supply',
    text: 'if (!wanted) return noSelfConsumption',
    becomes: 'if (!wanted) return known ?? noSelfConsumption',
  },
]
