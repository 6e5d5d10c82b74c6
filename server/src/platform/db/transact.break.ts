export const breaks = [
  {
    name: 'a transaction that met a deadlock is not done again',
    text: 'if (!isUndone(error)) throw error',
    becomes: 'if (isUndone(error)) throw error',
  },
]
