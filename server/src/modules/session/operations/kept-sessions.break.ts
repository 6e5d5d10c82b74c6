export const breaks = [
  {
    name: 'a session never grows idle',
    text: '\n    and session.seen_at > ${at(nowMs - deployment.session.idleMinutes * minuteMs)})',
    becomes: ')',
  },
  {
    name: 'a session never grows old',
    text: 'session.expires_at > ${at(nowMs)}\n',
    becomes: 'true\n',
  },
  {
    name: 'a device keeps a session for ever',
    text: 'coalesce(session.kept_at > ${since}, false)',
    becomes: 'coalesce(session.kept_at is not null or session.kept_at > ${since}, false)',
    noticedBy: ['r.kept-session'],
  },
  {
    name: 'a secret that was replaced opens the session for ever',
    text: 'if (before?.just_replaced === false) {',
    becomes: 'if (before === null) {',
    noticedBy: ['r.kept-secret'],
  },
]
