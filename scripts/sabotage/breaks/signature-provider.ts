import type { Break } from '../breaks.ts'

const tests = ['server/src/modules/requests/outside-signature.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a signature provider that is away fails the call',
    file: 'server/src/modules/requests/signature/outside.ts',
    text: "throw new Failure('busy', { retryAfterSeconds: providerAwaySeconds })",
    becomes: "throw new Error('away')",
    tests,
  },
  {
    name: 'an envelope whose reply was lost stays unknown',
    file: 'server/src/modules/requests/operations/ask-provider.ts',
    text: '(ours.find(({ outcome }) => outcome !== null) ?? ours[0])',
    becomes: 'ours.find(({ outcome, url }) => outcome !== null && url === reference)',
    tests,
  },
  {
    name: 'what the list of the provider says counts for nothing',
    file: 'server/src/modules/requests/operations/ask-provider.ts',
    text: 'if (outcome === null) return',
    becomes: 'if (outcome !== undefined) return',
    tests,
  },
]
