export const breaks = [
  {
    name: 'clocks may differ by minutes',
    text: 'export const leewaySeconds = 30',
    becomes: 'export const leewaySeconds = 300',
    noticedBy: ['c3.cookies-openid'],
  },
  {
    name: 'clocks may not differ at all',
    text: 'export const leewaySeconds = 30',
    becomes: 'export const leewaySeconds = 0',
    noticedBy: ['c3.cookies-openid'],
  },
  {
    name: 'a logout token with a nonce counts',
    text: 'nonce !== undefined || ',
    becomes: 'false || ',
    noticedBy: ['c3.cookies-openid'],
  },
  {
    name: 'a logout token of another audience counts',
    text: 'iss === issuer && [aud].flat().includes(clientId)',
    becomes: 'iss === issuer',
    noticedBy: ['c4.openid-logout'],
  },
  {
    name: 'an old logout token counts',
    text: 'iat > now - oldestSeconds - leewaySeconds &&',
    becomes: 'oldestSeconds > 0 &&',
    noticedBy: ['c4.openid-logout'],
  },
]
