export const breaks = [
  {
    name: 'a database that ended by itself stays down after one try',
    text: 'if (stopped.aborted) return undefined',
    becomes: 'return undefined',
  },
]
