export const breaks = [
  {
    name: 'signing out leaves the browser told',
    text: '(ended.sessions.length > 0)',
    becomes: '(ended.sessions.length > 1)',
    noticedBy: ['r.push'],
  },
  {
    name: 'a shared phone shows what is of the account before',
    text: "  await here.where('account_id', '<>', accountId).execute()\n",
    becomes: "  await here.where('account_id', '=', -1).execute()\n",
    noticedBy: ['r.push'],
  },
  {
    name: 'a browser keeps the session that ran out',
    text: '.set({ session_id: sessionId, bound_at',
    becomes: '.set({ bound_at',
    noticedBy: ['r.push'],
  },
]
