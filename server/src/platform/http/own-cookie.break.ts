export const breaks = [
  {
    name: 'cookies are called after the port of one server',
    text: 'publicAddress === null ? String(ownPort)',
    becomes: 'publicAddress !== undefined ? String(ownPort)',
    noticedBy: ['r.ordinary-owner'],
  },
  {
    name: 'the session cookie is not Secure',
    text: 'secure: true',
    becomes: 'secure: false',
    noticedBy: ['c9.token-cookies'],
  },
  {
    name: 'scripts may read the session cookie',
    text: 'httpOnly: true',
    becomes: 'httpOnly: false',
    noticedBy: ['c9.token-cookies'],
  },
  {
    name: 'the session cookie comes along from other sites',
    text: "sameSite: 'lax'",
    becomes: "sameSite: 'none'",
    noticedBy: ['c9.token-cookies'],
  },
]
