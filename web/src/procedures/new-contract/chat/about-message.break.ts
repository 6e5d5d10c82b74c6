export const breaks = [
  {
    name: 'the chat is told what the deployment does not name',
    text: '...Object.fromEntries(told)',
    becomes: '...answers, ...Object.fromEntries(told)',
  },
]
