export const breaks = [
  {
    name: 'a pointer on a link renews the session',
    text: 'if (preload && freshToken() === undefined) return',
    becomes: 'void (preload && freshToken())',
  },
]
