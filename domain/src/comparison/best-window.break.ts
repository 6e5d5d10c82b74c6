export const breaks = [
  {
    name: 'the window of the clock plan that saves least is shown',
    text: 'a.cost - b.cost',
    becomes: 'b.cost - a.cost',
  },
]
