export const breaks = [
  {
    name: 'the letter of a renewal lies where its mail does not look',
    text: '      reference: renewalReference(lastDay),\n',
    becomes: '',
    noticedBy: ['law.11.letter'],
  },
]
