export const breaks = [
  {
    name: 'one ends the session of another account',
    text: "      .where('account_id', '=', accountId)\n      .where('id', '=', id)\n",
    becomes: "      .where('id', '=', id)\n",
    noticedBy: ['POST user/sessions/{id}/end/'],
  },
  {
    name: 'a new address ends no session',
    text: 'id is distinct from ${session_id}::uuid',
    becomes: 'id is distinct from ${session_id}::uuid and false',
    noticedBy: ['r.moving-address'],
  },
  {
    name: 'a link outlives the end of the other sessions',
    text: "await services.accountHooks.accountSecured(transaction, services, accountId, 'sessions_ended')",
    becomes: 'void services.accountHooks',
    noticedBy: ['r.moving-address'],
  },
  {
    name: 'ending the other sessions leaves idle ones to a clock that is set back',
    text: ".where('id', '<>', caller.sessionId)\n",
    becomes: ".where('id', '<>', caller.sessionId)\n      .where(isInTime(services))\n",
    noticedBy: ['POST user/sessions/{id}/end/'],
  },
]
