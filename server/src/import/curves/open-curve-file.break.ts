export const breaks = [
  {
    name: 'each entry of an archive has a budget of its own',
    text: '          budget,\n        ),',
    becomes: '          { ...budget },\n        ),',
  },
  {
    name: 'entries of an archive may lie over each other',
    text: '    requireApart(entries)\n',
    becomes: '',
  },
]
