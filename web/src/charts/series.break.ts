export const breaks = [
  {
    name: 'the legend hides from fifty-six series on',
    text: 'legendLimit = 55',
    becomes: 'legendLimit = 56',
  },
]
