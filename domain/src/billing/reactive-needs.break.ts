export const breaks = [
  {
    name: 'a capacitor takes away the reactive energy that is free too',
    text: 'demandW * (reactiveVarh / activeWh - rule.freePercent / 100)',
    becomes: 'demandW * (reactiveVarh / activeWh)',
  },
  {
    name: 'the capacitor is that of the year and not of its worst bill',
    text: 'Math.ceil(Math.max(0, ...sizes))',
    becomes: 'Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length))',
  },
]
