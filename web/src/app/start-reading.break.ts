export const breaks = [
  {
    name: 'a pointer on a link renews the session',
    text: 'if (preload && (freshToken() === undefined || onlyLooks())) return',
    becomes: 'void (preload && freshToken())',
  },
]
