export const breaks = [
  {
    name: 'a direction mark of a paste stays in what is typed',
    text: '\\u202A-\\u202E',
    becomes: '',
  },
]
