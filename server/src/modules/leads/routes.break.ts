export const breaks = [
  {
    name: 'the summary before the contract forgets the use of the bill',
    text: 'save({ id: undefined, payload, key: keyOf(asked.request), yearlyUse }, asked, move)',
    becomes:
      'save({ id: undefined, payload, key: keyOf(asked.request), yearlyUse: yearlyUse && undefined }, asked, move)',
  },
]
