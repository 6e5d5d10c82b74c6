export const breaks = [
  {
    name: 'surplus without a price counts as paid with nothing',
    text: 'if (!indexed) return true',
    becomes: 'if (!indexed) return false',
    noticedBy: ['r.market-surplus'],
  },
  {
    name: 'surplus of an hour the market has no price for counts as priced',
    text: ' || indexed(day, index, period, step) === undefined',
    becomes: '',
  },
]
