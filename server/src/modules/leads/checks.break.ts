export const breaks = [
  {
    name: 'a network reads the registers, one tax id after another',
    text: 'if (!(await hasLeft(persons, network))) return false',
    becomes: 'await hasLeft(persons, network)',
  },
]
