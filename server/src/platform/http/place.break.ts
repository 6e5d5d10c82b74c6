export const breaks = [
  {
    name: 'an encoded letter goes round maintenance',
    text: 'if (route !== undefined) return route',
    becomes: 'if (route !== undefined) return request.url',
    noticedBy: ['r.closed-api'],
  },
  {
    name: 'an address that begins as another host’s is a page',
    text: "return placeOf(request) === 'page' && /^\\/(?![/\\\\])/.test(request.url)",
    becomes: "return placeOf(request) === 'page'",
    noticedBy: ['odd-addresses.test.ts'],
  },
]
