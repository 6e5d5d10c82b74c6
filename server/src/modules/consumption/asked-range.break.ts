export const breaks = [
  {
    name: 'without dates the chart shows the month of the start',
    text: 'firstDayOfMonth(last ?? today)',
    becomes: '(last ?? today)',
  },
  {
    name: 'a range may end before it starts',
    text: "if (to <= from) throw invalidFields({ start: ['start_after_end'] })",
    becomes: '',
  },
]
