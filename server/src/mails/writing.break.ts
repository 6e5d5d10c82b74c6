export const breaks = [
  {
    name: 'nobody is told who gave their data',
    text: '    words[who],\n',
    becomes: '',
    noticedBy: ['law.9.source'],
  },
]
