export const breaks = [
  {
    name: 'a short cadastral reference breaks the reader',
    text: 'reference.length === CADASTRAL_CHARACTERS &&',
    becomes: 'reference.length > 0 &&',
  },
  {
    name: 'a weight of the cadastral reference is another',
    text: '[13, 15, 12,',
    becomes: '[13, 15, 11,',
  },
]
