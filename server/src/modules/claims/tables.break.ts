export const breaks = [
  {
    name: 'a claim of gas is taken for electricity',
    text: "return supply === 'any' || kind === undefined || supply === kind",
    becomes: 'return true',
  },
]
