export const breaks = [
  {
    name: 'a token of any purpose is a session',
    text: "claims.typ === 'session' && ",
    becomes: '',
  },
  {
    name: 'a token is used until its last moment',
    text: 'msToExpiry() > 5_000 ? token',
    becomes: 'msToExpiry() > -5_000 ? token',
  },
  {
    name: "the device's clock decides whether a token is good",
    text: 'return (exp - iat) * 1000 - held.agoMs - held.since()',
    becomes: 'return exp * 1000 - Date.now() + 0 * iat',
    noticedBy: ['r.device-clock'],
  },
]
