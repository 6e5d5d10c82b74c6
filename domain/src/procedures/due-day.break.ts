export const breaks = [
  {
    name: 'high voltage has the days of low voltage',
    text: '{ low: 5, high: 10 }',
    becomes: '{ low: 5, high: 5 }',
  },
  {
    name: 'the relief of 2026 has working days',
    text: 'addDays(sentDay, relief.value.days)',
    becomes: 'addWorkingDays(sentDay, relief.value.days)',
  },
]
