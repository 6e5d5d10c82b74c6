export const breaks = [
  {
    name: 'what is refused unread counts as a failure',
    text: '        await forgive()\n        throw failure',
    becomes: '        throw failure',
  },
  {
    name: 'right passwords under way shut their network out',
    text: "kind === 'network' && underWay.has(text)",
    becomes: "kind === 'network' && text === ''",
  },
  {
    name: 'codes are guessed without end',
    text: 'const codesPerAccount = 10',
    becomes: 'const codesPerAccount = 1000',
    noticedBy: ['r.app-codes'],
  },
  {
    name: 'a wrong password may be tried eleven times',
    text: 'perAccount = 10',
    becomes: 'perAccount = 11',
  },
  {
    name: 'a network may try 101 times',
    text: 'perNetwork = 100',
    becomes: 'perNetwork = 101',
  },
]
