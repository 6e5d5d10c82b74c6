export const breaks = [
  {
    name: 'an account for transfers with a wrong digit is taken',
    text: 'parseIban(text).ok',
    becomes: 'parseIban(text) !== undefined',
  },
]
