export const breaks = [
  {
    name: 'a given rate edits law that is past',
    text: 'law.hangsOn !== undefined || day > ratesReadOn',
    becomes: 'law.hangsOn !== undefined || day > law.from',
  },
]
