export const breaks = [
  {
    name: 'a surplus a cent short has met its cap',
    text: 'valueCents - compensatedCents > surplus.length',
    becomes: 'valueCents - compensatedCents > 0',
  },
  {
    name: 'what a battery paid is not added to what went in',
    text: 'sumCents(movementsCents) + batteryOutCents',
    becomes: 'sumCents(movementsCents) - batteryOutCents',
  },
]
