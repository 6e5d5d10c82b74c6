export const breaks = [
  {
    name: 'an encoded letter goes round maintenance',
    text: 'if (route !== undefined) return route',
    becomes: 'if (route !== undefined) return request.url',
    noticedBy: ['r.closed-api'],
  },
  {
    name: 'an address that begins as another host’s is a page',
    text: "return requestKindOf(request) === 'page' && /^\\/(?![/\\\\])/.test(request.url)",
    becomes: "return requestKindOf(request) === 'page'",
  },
]
