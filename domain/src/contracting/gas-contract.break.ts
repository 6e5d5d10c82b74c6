export const breaks = [
  {
    name: 'the gas of a contract of both needs no supply of its own',
    text: "const cups = cupsProblem(answers.cupsGas, 'cupsGas')",
    becomes: 'const cups: Problems = {}',
  },
  {
    name: 'whether there is gas now is copied from the electricity',
    text: '    activeContract: answers.activeGasContract,\n',
    becomes: '',
  },
]
