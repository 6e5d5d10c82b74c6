export const breaks = [
  {
    name: 'no page but the one before and the one after can be reached',
    text: '[1, page - 1, page, page + 1, count]',
    becomes: '[page - 1, page, page + 1]',
  },
]
