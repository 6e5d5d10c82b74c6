export const breaks = [
  {
    name: 'a declaration tells the server the file of another',
    text: 'declarations\n    .toSorted(',
    becomes:
      'declarations\n    .toReversed().map((one, at) => ({ ...one, imports: declarations[at]?.imports ?? [] }))\n    .toSorted(',
  },
]
