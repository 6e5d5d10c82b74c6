export const breaks = [
  {
    name: 'answers may wait without end',
    text: 'if (bytes.now() <= mostBytes) return',
    becomes: 'if (bytes.now() <= 1000 * mostBytes) return',
  },
]
