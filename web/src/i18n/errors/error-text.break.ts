export const breaks = [
  {
    name: 'a limit of a day is said to be over in minutes',
    text: 'seconds <= 90 * 60',
    becomes: 'seconds > 0',
  },
]
