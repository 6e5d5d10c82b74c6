export const breaks = [
  {
    name: 'an ID token that somebody else signed signs in',
    text: 'await compactVerify(tokens.id_token, keysOf(config), { algorithms: signatureAlgorithms })',
    becomes: 'void [compactVerify, keysOf, signatureAlgorithms]',
    noticedBy: ['c3.cookies-openid'],
  },
  {
    name: 'a new key of the provider is not read',
    text: 'cooldownDuration: account.keysAgainMs ?? usualKeysAgainMs,',
    becomes: 'cooldownDuration: usualKeysAgainMs,',
    noticedBy: ['c3.cookies-openid'],
  },
  {
    name: 'a slow provider is waited for',
    text: 'timeout: longestMs / 1000,',
    becomes: 'timeout: 60,',
    noticedBy: ['c3.cookies-openid'],
  },
  {
    name: 'an e-mail that the provider does not vouch for opens an account',
    text: "claims['email_verified'] === true ?",
    becomes: "claims['email_verified'] !== false ?",
    noticedBy: ['c3.cookies-openid'],
  },
  {
    name: 'an ID token of the year 2286 signs in',
    text: 'Math.abs(claims.iat - nowSeconds) > farthestIssueSeconds',
    becomes: 'claims.iat < 0',
    noticedBy: ['c3.cookies-openid'],
  },
  {
    name: 'an ID token that never ends signs in',
    text: 'claims.exp - nowSeconds > longestLifeSeconds',
    becomes: 'claims.exp < 0',
    noticedBy: ['c3.cookies-openid'],
  },
]
