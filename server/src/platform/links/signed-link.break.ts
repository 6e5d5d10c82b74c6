export const breaks = [
  {
    name: 'a pass through maintenance never ends',
    text: 'return read?.inTime ? read.claims : undefined',
    becomes: 'return read?.claims',
    noticedBy: ['r.closed-api'],
  },
  {
    name: 'the link of a reminder never expires',
    text: 'return read?.inTime ? read.claims : undefined',
    becomes: 'return read?.claims',
    noticedBy: ['r.pay-link'],
  },
]
