export const breaks = [
  {
    name: 'calls keep the invisible marks of their texts',
    text: 'request.body = readTyped(request.body)',
    becomes: '',
  },
]
