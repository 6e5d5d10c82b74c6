export const breaks = [
  {
    name: 'a result without lines of power is not reported',
    text: 'potencia.length === 0',
    becomes: 'potencia.length === -1',
  },
]
