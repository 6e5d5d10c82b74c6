export const breaks = [
  {
    name: 'codes guessed in a session keep the owner from signing in',
    text: 'requireCode(services, caller.accountId, code, sessionCode(services, caller))',
    becomes: 'requireCode(services, caller.accountId, code)',
    noticedBy: ['r.app-codes'],
  },
  {
    name: 'another session may change what is guarded',
    text: 'where id = ${caller.sessionId} and stepped_up_at',
    becomes: 'where account_id = ${caller.accountId} and stepped_up_at',
    noticedBy: ['r.step-up'],
  },
  {
    name: 'another customer’s passkey steps up',
    text: 'if (shown !== caller.accountId)',
    becomes: 'if (shown === undefined && caller.accountId === 0)',
    noticedBy: ['r.step-up'],
  },
]
