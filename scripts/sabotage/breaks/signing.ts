import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a code may be sent four times',
    file: 'server/src/platform/one-time-code.ts',
    text: 'mostSendings = 3',
    becomes: 'mostSendings = 4',
    tests: ['server/src/modules/requests/routes.test.ts'],
  },
  {
    name: 'a code may be tried six times',
    file: 'server/src/platform/one-time-code.ts',
    text: 'mostTries = 5',
    becomes: 'mostTries = 6',
    tests: ['server/src/modules/requests/routes.test.ts'],
  },
  {
    name: 'a code counts for eleven minutes',
    file: 'server/src/platform/one-time-code.ts',
    text: 'codeMinutes = 10',
    becomes: 'codeMinutes = 11',
    tests: ['server/src/modules/requests/routes.test.ts'],
  },
  {
    name: 'an account gets sixteen codes a day',
    file: 'server/src/modules/requests/signature/signature-row.ts',
    text: 'mostUnsignedSendings = 15',
    becomes: 'mostUnsignedSendings = 16',
    tests: [
      'server/src/modules/requests/signature/code-budget.test.ts',
      'server/src/modules/requests/routes.test.ts',
    ],
  },
  {
    name: 'what was tampered with is signed',
    file: 'server/src/modules/requests/signature/sign.ts',
    text: 'if (!submissionStands || !documentStands)',
    becomes: 'if (!submissionStands && !documentStands)',
    tests: [
      'server/src/modules/requests/routes.test.ts',
      'server/src/modules/requests/outside-signature.test.ts',
    ],
  },
  {
    name: 'the time to sign never ends',
    file: 'server/src/modules/requests/signature/sign.ts',
    text: '!isWaiting(request, signature) || signature.over',
    becomes: '!isWaiting(request, signature)',
    tests: ['server/src/modules/requests/routes.test.ts', 'server/src/modules/requests/expiry.test.ts'],
  },
  {
    name: 'each opening of the page sends a code',
    file: 'server/src/modules/requests/signature/embedded.ts',
    text: 'if (onlyFirst && signature.code_sent > 0) return request',
    becomes: '',
    tests: ['server/src/modules/requests/signature/code-budget.test.ts'],
  },
]
