import type { Break } from '../breaks.ts'

const attempts = ['server/src/modules/session/attempts.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'what is refused unread counts as a failure',
    file: 'server/src/modules/session/attempts.ts',
    text: '        await forgive()\n        throw failure',
    becomes: '        throw failure',
    tests: attempts,
  },
  {
    name: 'right passwords under way shut their network out',
    file: 'server/src/modules/session/attempts.ts',
    text: "kind === 'network' && underWay.has(text)",
    becomes: "kind === 'network' && text === ''",
    tests: attempts,
  },
]
