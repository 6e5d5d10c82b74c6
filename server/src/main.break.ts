export const breaks = [
  {
    name: 'a server that stops says that it is ready',
    text: 'isStopping: () => stopping,',
    becomes: 'isStopping: () => false,',
  },
  {
    name: 'a server that stops takes no more calls at once',
    text: 'stops.push(() => wait(config.lingerMs))',
    becomes: 'stops.push(() => wait(0))',
  },
]
