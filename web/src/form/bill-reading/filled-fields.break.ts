export const breaks = [
  {
    name: 'the first day is not the first',
    text: 'startDate: qr.span.from,',
    becomes: 'startDate: lastDayOf(qr.span),',
  },
]
