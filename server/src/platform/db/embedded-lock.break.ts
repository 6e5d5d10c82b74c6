export const breaks = [
  {
    name: 'a process that has ended still holds its data until its parent collects it',
    text: 'return /[ZX]/.test(fields[0]!) ? undefined : fields[19]',
    becomes: 'return fields[19]',
  },
]
