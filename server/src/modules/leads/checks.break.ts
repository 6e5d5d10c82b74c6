export const breaks = [
  {
    name: 'a network reads the registers, one tax id after another',
    text: 'if (!(await hasRoom(persons, network))) return false',
    becomes: 'await hasRoom(persons, network)',
    noticedBy: ['registers.test.ts'],
  },
]
