export const breaks = [
  {
    name: 'a data URL may go on after its end',
    text: 'padded || ',
    becomes: '',
  },
]
