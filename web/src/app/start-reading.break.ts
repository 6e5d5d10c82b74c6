export const breaks = [
  {
    name: 'a pointer on a link renews the session',
    text: 'if (preload && !mayAskAhead()) return',
    becomes: 'void (preload && mayAskAhead())',
  },
]
