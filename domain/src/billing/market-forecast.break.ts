export const breaks = [
  {
    name: 'a day of rest is foreseen as a working day',
    text: '(isRestDay(day) ? rest : working)',
    becomes: 'working',
  },
  {
    name: 'a price that is missing of a day that is over is made up',
    text: 'days.filter((day) => day > last)',
    becomes: 'days.filter((day) => !market.has(day))',
  },
]
