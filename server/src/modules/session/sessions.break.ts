export const breaks = [
  {
    name: 'an access token lives an hour',
    text: 'accessTokenSeconds = 15 * 60',
    becomes: 'accessTokenSeconds = 60 * 60',
  },
  {
    name: 'the session of a disabled account lives on',
    text: 's.ended_at is null and a.disabled_at is null',
    becomes: 's.ended_at is null',
  },
  {
    name: 'a session never grows idle',
    text: 'and s.seen_at > ${at(nowMs - deployment.session.idleMinutes * minuteMs)}',
    becomes: '',
  },
  {
    name: 'a session never grows old',
    text: 'and s.expires_at > ${at(nowMs)}',
    becomes: '',
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
