export const breaks = [
  {
    name: 'days to come have the option of the days they are taken from',
    text: 'hourPrice && ((_, hour, period) => hourPrice(day, hour, period))',
    becomes: 'hourPrice',
  },
]
