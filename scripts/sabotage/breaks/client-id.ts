import type { Break } from '../breaks.ts'

const tests = ['server/src/modules/session/client-id.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'the secret of one customer signs in with the client id of another',
    file: 'server/src/modules/session/operations/hand-offs.ts',
    text: 'if (accountId === undefined || (await customerCodeOf(db, accountId)) !== clientId) return undefined',
    becomes: 'void clientId',
    tests,
  },
  {
    name: 'the token of an address is the secret of a client id',
    file: 'server/src/modules/session/operations/hand-offs.ts',
    text: "spendHandOff(db, nowMs, secret, 'client-id')",
    becomes: "spendHandOff(db, nowMs, secret, 'sign-in')",
    tests,
  },
  {
    name: 'a client id signs in where there is no single sign-on',
    file: 'api/src/session.ts',
    text: "  access: 'anonymous',\n  switch: 'sso',",
    becomes: "  access: 'anonymous',",
    tests,
  },
  {
    name: 'with single sign-on a hand-off is decided on the login page',
    file: 'web/src/app/guards.ts',
    text: "if (entry === 'connect' && key !== entry)",
    becomes: 'if (Math.random() > 1)',
    tests: ['web/src/app/guards.test.ts'],
  },
  {
    name: 'somebody of the retailer opens an office and its owner is not told',
    file: 'server/src/modules/session/operations/hand-offs.ts',
    text: "await noticeAccount(transaction, services, account, 'opened_for', opened)",
    becomes: 'void noticeAccount',
    tests: ['server/src/modules/session/hand-off.test.ts'],
  },
]
