export const breaks = [
  {
    name: 'the parts of a bar are rounded each on its own',
    text: "(one < 0 ? energyWords(format, -one) : (taken[index] ?? ''))",
    becomes: '(one < 0 ? energyWords(format, -one) : taken[index] && energyWords(format, one))',
  },
]
