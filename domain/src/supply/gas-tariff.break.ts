export const breaks = [
  {
    name: 'the flow of a large gas supply is shown',
    text: "!tariff.includes('3.')",
    becomes: "!tariff.includes('4.')",
  },
]
