export const breaks = [
  {
    name: 'the contract does not say the sentence of leaving free',
    text: ", { note: t.endFree('2.0TD') }",
    becomes: '',
  },
]
