export const breaks = [
  {
    name: 'days with an hour without a price have a cost once they are added up',
    text: 'return a.costs && b.costs?.map(',
    becomes: 'return (a.costs ?? [0, 0, 0]) && (b.costs ?? [0, 0, 0]).map(',
  },
]
