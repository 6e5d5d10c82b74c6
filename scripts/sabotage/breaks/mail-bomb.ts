import type { Break } from '../breaks.ts'

const tests = ['server/src/modules/procedures/contact.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a contract sends any number of notices',
    file: 'server/src/modules/requests/queries.ts',
    text: 'const mostOfContract = 10',
    becomes: 'const mostOfContract = 1000',
    tests,
  },
  {
    name: 'an account sends any number of notices',
    file: 'server/src/modules/requests/queries.ts',
    text: 'const mostOfAccount = 60',
    becomes: 'const mostOfAccount = 1000',
    tests,
  },
  {
    name: 'addresses that nobody confirmed get notices',
    file: 'server/src/modules/requests/queries.ts',
    text: 'return change ? change.email : notification_email',
    becomes: 'return change === null ? change : notification_email',
    tests,
  },
  {
    name: 'each of a row of changes has a notice',
    file: 'server/src/modules/requests/notifications.ts',
    text: "notice.about === 'account_email' ? request.reference",
    becomes: 'notice.about ? request.reference',
    tests,
  },
]
