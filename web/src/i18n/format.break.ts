export const breaks = [
  {
    name: 'an hour of the night is the twenty-fourth',
    text: "hourCycle: 'h23'",
    becomes: "hourCycle: 'h24'",
  },
]
