export const breaks = [
  {
    name: 'an access token lives an hour',
    text: 'accessTokenSeconds = 15 * 60',
    becomes: 'accessTokenSeconds = 60 * 60',
  },
  {
    name: 'the session of a disabled account lives on',
    text: 'session.ended_at is null and a.disabled_at is null',
    becomes: 'session.ended_at is null',
  },
  {
    name: 'the token keeps its roles to itself',
    text: 'roles: account.roles,',
    becomes: 'roles: [],',
  },
  {
    name: 'the token speaks the language of the deployment',
    text: 'isLocale(account.locale) ? account.locale : deployment.defaultLanguage',
    becomes: 'deployment.defaultLanguage',
  },
]
