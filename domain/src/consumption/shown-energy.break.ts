export const breaks = [
  {
    name: 'the total of a chart has other decimals than its parts',
    text: 'return kWh < 10 ? 2 : kWh < 100 ? 1 : 0',
    becomes: 'return kWh < 10 ? 0 : kWh < 100 ? 1 : 0',
    noticedBy: ['r.day-labels'],
  },
]
