export const breaks = [
  {
    name: 'a month of which a third is known counts as known',
    text: '2 * daysShared(spans, slice) < lengthInDays(slice)',
    becomes: '3 * daysShared(spans, slice) < lengthInDays(slice)',
  },
]
