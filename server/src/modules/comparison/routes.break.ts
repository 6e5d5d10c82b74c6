export const breaks = [
  {
    name: 'a bill is sent without itself',
    text: 'const sentBills = { fewest: 1, most: 3 }',
    becomes: 'const sentBills = { fewest: 0, most: 3 }',
  },
]
