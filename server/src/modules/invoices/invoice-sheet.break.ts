export const breaks = [
  {
    name: 'refunds add up in the spreadsheet',
    text: 'signOf(row.type) * value',
    becomes: 'Math.abs(signOf(row.type)) * value',
  },
  {
    name: 'the spreadsheet ends a bill a day late',
    text: 'cell: (row) => lastDayOf({ from: row.from_day, to: row.to_day })',
    becomes: 'cell: (row) => lastDayOf({ from: row.from_day, to: row.to_day }) && row.to_day',
  },
]
