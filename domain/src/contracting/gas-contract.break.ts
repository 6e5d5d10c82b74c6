export const breaks = [
  {
    name: 'the gas of a contract of both needs no supply of its own',
    text: "    ...cupsProblem(answers.cupsGas, 'cupsGas'),\n",
    becomes: '',
  },
  {
    name: 'whether there is gas now is copied from the electricity',
    text: '    activeContract: answers.activeGasContract,\n',
    becomes: '',
  },
]
