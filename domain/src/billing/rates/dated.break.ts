export const breaks = [
  {
    name: 'taxes are computed without what the deployment gives',
    text: 'return rowsNow(rows).find(',
    becomes: 'return rows.find(',
  },
]
