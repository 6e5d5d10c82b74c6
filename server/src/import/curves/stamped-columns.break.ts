export const breaks = [
  {
    name: 'a blank column of a billing curve counts as zero',
    text: '  columns.at++\n  return NO_NUMBER',
    becomes: '  columns.at++\n  return 0',
  },
]
