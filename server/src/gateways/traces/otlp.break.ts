export const breaks = [
  {
    name: 'a call begins a trace of its own whoever called',
    text: 'given ? contextOf(given) : ROOT_CONTEXT)',
    becomes: 'given && ratio < 0 ? contextOf(given) : ROOT_CONTEXT)',
    noticedBy: ['r.traces'],
  },
]
