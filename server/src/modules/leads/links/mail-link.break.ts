export const breaks = [
  {
    name: 'an address gets links without end',
    text: 'if (!(await hasLeft(addresses, email.email))) return',
    becomes: 'await hasLeft(addresses, email.email)',
  },
]
