export const breaks = [
  {
    name: 'passwords sign in where the provider is the only way in',
    text: 'return !switches.oidc || openid.ownPasswords',
    becomes: 'return !switches.oidc || !openid.ownPasswords || openid.ownPasswords',
    noticedBy: ['r.own-ways-in'],
  },
]
