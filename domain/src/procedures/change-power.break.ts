export const breaks = [
  {
    name: 'the same power is another',
    text: 'askedW.every((powerW, index)',
    becomes: 'askedW.some((powerW, index)',
    noticedBy: ['c9.power-costs'],
  },
  {
    name: 'the wait after a change is shown to who has none',
    text: 'return findPowerRelief(holder, effectiveDay) ? undefined : nextPowerChangeDay',
    becomes: 'return nextPowerChangeDay',
  },
]
