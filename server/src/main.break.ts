export const breaks = [
  {
    name: 'a server that stops says that it is ready',
    text: 'isStopping: () => stopping,',
    becomes: 'isStopping: () => false,',
    noticedBy: ['stop.long.test.ts'],
  },
  {
    name: 'a server that stops takes no more calls at once',
    text: 'stops.push(() => wait(config.lingerMs))',
    becomes: 'stops.push(() => wait(0))',
    noticedBy: ['stop.long.test.ts'],
  },
]
