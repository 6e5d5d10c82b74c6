export const breaks = [
  {
    name: 'a limit that is none is sent',
    text: 'value >= least && value <= most ? value : undefined',
    becomes: 'least <= most ? value : undefined',
  },
]
