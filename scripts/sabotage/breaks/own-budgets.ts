import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'codes guessed in a session keep the owner from signing in',
    file: 'server/src/modules/session/operations/step-up.ts',
    text: 'requireCode(services, caller.accountId, code, sessionCode(services, caller))',
    becomes: 'requireCode(services, caller.accountId, code)',
    tests: ['server/src/modules/session/methods/app-codes.test.ts'],
  },
  {
    name: 'a session that guesses codes goes on',
    file: 'server/src/modules/session/methods/session-code.ts',
    text: "await endSessions(db, clock.nowMs(), 'guessing').where('id', '=', caller.sessionId).execute()",
    becomes: 'void endSessions',
    tests: ['server/src/modules/session/methods/app-codes.test.ts'],
  },
  {
    name: 'cards refused through a link block those of the account',
    file: 'server/src/modules/payments/start.ts',
    text: ".where('by_link', '=', byLink)",
    becomes: '',
    tests: ['server/src/modules/payments/link.test.ts'],
  },
  {
    name: 'an open session moves the e-mail that bills go to',
    file: 'server/src/modules/procedures/contact.ts',
    text: 'await requireCurrentPassword(services, caller, current)',
    becomes: 'void requireCurrentPassword',
    tests: ['server/src/modules/procedures/contact.test.ts'],
  },
  {
    name: 'an address that two accounts confirm at once is an error of the server',
    file: 'server/src/modules/requests/operations/transaction.ts',
    text: "account_email: 'email_taken',",
    becomes: '',
    tests: ['server/src/modules/procedures/contact.test.ts'],
  },
]
