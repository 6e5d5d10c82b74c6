export const breaks = [
  {
    name: 'a contract is not found by the powers of its row',
    text: "return typed.replaceAll(/(\\d),(?=\\d)/g, '$1.')",
    becomes: 'return typed',
  },
]
