export const breaks = [
  {
    name: 'one key opens every ID token',
    text: "hkdfSync('sha256', secret, ''",
    becomes: "hkdfSync('sha256', secret && 'key', ''",
  },
  {
    name: 'the ID token of a session that is open leaves it',
    text: "    .where('session.ended_because', '=', 'logout')\n    .where('session.ended_at', '>', at(nowMs - leaveMs))\n",
    becomes: '',
  },
]
