export const breaks = [
  {
    name: 'a current tariff of high voltage has the calendar of homes',
    text: "'6.3TD': SIX_CALENDAR",
    becomes: "'6.3TD': HOME_CALENDAR",
  },
]
