export const breaks = [
  {
    name: 'the contract does not say the sentence of leaving free',
    text: "{ note: isPvpc ? pvpc.endFree : t.endFree('2.0TD') }",
    becomes: '{}',
  },
]
