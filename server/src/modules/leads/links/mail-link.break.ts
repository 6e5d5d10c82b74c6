export const breaks = [
  {
    name: 'an address gets links without end',
    text: 'if (!(await hasRoom(addresses, email.email))) return',
    becomes: 'await hasRoom(addresses, email.email)',
    noticedBy: ['links.test.ts'],
  },
]
