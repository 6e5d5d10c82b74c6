export const breaks = [
  {
    name: 'a product of before holds a day too long',
    text: 'addDays(end_day, 1)',
    becomes: 'addDays(end_day, 2)',
  },
  {
    name: 'prices of a product of before hold today',
    text: 'if (!days) return []',
    becomes: 'if (!days) return [price]',
  },
]
