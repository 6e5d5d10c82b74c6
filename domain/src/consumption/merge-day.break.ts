export const breaks = [
  {
    name: 'Datadis is believed before the billed curve',
    text: 'DATADIS: 1',
    becomes: 'DATADIS: 5',
  },
  {
    name: 'an older version of a file wins',
    text: 'return fresh.version > old.version',
    becomes: 'return fresh.version < old.version',
  },
]
