export const breaks = [
  {
    name: 'a contract that cannot opt out stops all the others',
    text: 'if (!isLeftOut(error)) throw error',
    becomes: 'throw error',
  },
]
