export const breaks = [
  {
    name: 'a contract that is sent is not checked again',
    text: '...commonProblems(answers, rules), ...contractProblems(answers, rules, day) }',
    becomes: '...(rules.signedIn ? commonProblems(answers, rules) : {}) }',
  },
  {
    name: 'a product that is not offered is contracted',
    text: 'offered.find((one) => one.id === id)',
    becomes: 'offered[0]',
  },
]
