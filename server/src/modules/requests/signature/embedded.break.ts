export const breaks = [
  {
    name: 'each opening of the page sends a code',
    text: 'if (onlyFirst && signature.code_sent > 0) return request',
    becomes: '',
  },
]
