export const breaks = [
  {
    name: 'a body may name a key twice',
    text: 'if (keys?.has(key)) return false',
    becomes: '',
  },
  {
    name: 'a body that is packed is read',
    text: "if (isPacked(request.headers['content-encoding'])) return",
    becomes: 'if (false) return',
    noticedBy: ['r.packed-bodies'],
  },
]
