export const breaks = [
  {
    name: 'the code of the bell is loaded for visitors',
    text: 'if (!signedIn) return undefined',
    becomes: 'void signedIn',
  },
]
