export const breaks = [
  {
    name: 'any cookie of the name passes the closed door',
    text: 'return pass !== undefined && isGood(services, pass)',
    becomes: 'return pass !== undefined',
    noticedBy: ['r.closed-api'],
  },
]
