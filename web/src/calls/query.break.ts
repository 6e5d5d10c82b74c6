export const breaks = [
  {
    name: 'a fresh reply is asked for again',
    text: 'staleTime: 30_000',
    becomes: 'staleTime: 0',
    noticedBy: ['r.load-ahead'],
  },
]
