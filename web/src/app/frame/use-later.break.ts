export const breaks = [
  {
    name: 'the code of the bell is loaded for visitors',
    text: 'if (!wanted) return undefined',
    becomes: 'void wanted',
  },
]
