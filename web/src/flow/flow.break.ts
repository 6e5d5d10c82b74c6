export const breaks = [
  {
    name: 'a step is open before the one before it is answered',
    text: 'steps.slice(0, steps.indexOf(waiting) + 1)',
    becomes: 'steps',
  },
  {
    name: 'what a vanished question was answered is sent',
    text: 'filter(([name]) => asked.has(name))',
    becomes: 'filter(([name]) => asked.has(name) || name)',
  },
]
