export const breaks = [
  {
    name: 'the end of a bill is the day after it',
    text: 'end_date: lastDayOf({ from: row.from_day, to: row.to_day })',
    becomes: 'end_date: row.to_day',
  },
  {
    name: 'energy of a bill is shown in Wh',
    text: 'energy_consumed: row.energy_wh / 1000',
    becomes: 'energy_consumed: row.energy_wh',
  },
]
