export const breaks = [
  {
    name: 'a supply without sun has a page of it',
    text: 'if (modality === undefined && !exports) throw notFound()',
    becomes: '',
  },
  {
    name: 'days of which hours are missing count as read',
    text: 'daysMissing: lengthInDays({ from, to }) - read.length',
    becomes: 'daysMissing: 0',
  },
]
