export const breaks = [
  {
    name: 'a token of any purpose is a session',
    text: "claims.typ === 'session' && ",
    becomes: '',
    noticedBy: ['session.test.ts', 'call.test.ts'],
  },
  {
    name: 'a token is used until its last moment',
    text: 'msToExpiry() > 5_000 ? token',
    becomes: 'msToExpiry() > -5_000 ? token',
    noticedBy: ['call.test.ts', 'session.test.ts'],
  },
  {
    name: "the device's clock decides whether a token is good",
    text: 'return (exp - iat) * 1000 - held.agoMs - held.since()',
    becomes: 'return exp * 1000 - Date.now() + 0 * iat',
    noticedBy: ['../site/clock.test.ts'],
  },
]
