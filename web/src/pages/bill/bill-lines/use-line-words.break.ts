export const breaks = [
  {
    name: 'the tax on electricity is shown to eight decimals',
    text: 'format.number(Math.round(Number(rate) * 100) / 100)',
    becomes: 'exact(rate)',
  },
]
