export const breaks = [
  {
    name: 'a recovery leaves the passkey of whoever took the account over',
    text: "if (link.purpose === 'recovery') await endNewMethods(transaction, nowMs, id)",
    becomes: 'void endNewMethods',
    noticedBy: ['v5.reset'],
  },
  {
    name: 'a recovered password leaves the other sessions open',
    text: "await endSessionsOf({ ...services, db: transaction }, id, 'password_change')",
    becomes: 'void endSessionsOf',
    noticedBy: ['v5.reset'],
  },
  {
    name: 'a recovered password leaves tokens that were handed off',
    text: 'await withdrawHandOffs(transaction, id)',
    becomes: 'void withdrawHandOffs',
    noticedBy: ['v5.reset'],
  },
  {
    name: 'nobody is told that the password was recovered',
    text: 'await noticeAccount(transaction, services, account, about)',
    becomes: 'void about',
    noticedBy: ['v5.reset'],
  },
  {
    name: 'a link sets any password',
    text: 'if (problems.length > 0) throw',
    becomes: 'if (problems.length > 9) throw',
    noticedBy: ['v5.reset'],
  },
  {
    name: 'guesses at a link are not counted',
    text: 'const attempt = await attemptsOf(db).secret(visit.ip)',
    becomes: 'const attempt = { forgive: async () => undefined, end: () => void attemptsOf }',
    noticedBy: ['v5.reset'],
  },
]
