export const breaks = [
  {
    name: 'a name of any length is sent for a place',
    text: "typed.trim().length > longestPlaceName ? 'too_long' : undefined",
    becomes: 'undefined',
  },
]
