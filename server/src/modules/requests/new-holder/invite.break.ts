export const breaks = [
  {
    name: 'the retailer is not told of a new holder whom nobody can reach',
    text: "isSent ? {} : { event: 'request.holder_unreachable' }",
    becomes: 'isSent ? {} : {}',
    noticedBy: ['r.known-person'],
  },
]
