export const breaks = [
  {
    name: 'half a year of gas is called a year',
    text: 'export const fewestGasDays = 270',
    becomes: 'export const fewestGasDays = 180',
  },
  {
    name: 'gas of days without a bill is not used',
    text: 'energy: filled(100)',
    becomes: 'energy: filled(0)',
  },
]
