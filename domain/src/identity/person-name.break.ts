export const breaks = [
  {
    name: 'a name may hold an address',
    text: ' &&\n    !ADDRESS.test(name)',
    becomes: '',
  },
  {
    name: 'a name may be signs alone',
    text: 'ANY_LETTER.test(name))',
    becomes: 'name.length > 0)',
  },
  {
    name: 'a name may hold anything',
    text: 'allowed.test(name) &&',
    becomes: '',
    noticedBy: ['r.known-person'],
  },
]
