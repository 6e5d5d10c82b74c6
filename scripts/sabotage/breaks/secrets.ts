import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a key in the built application is not found',
    file: 'scripts/find-secrets.mjs',
    text: '(?:sk|rk)_(?:live|test)_',
    becomes: '(?:sk|rk)_(?:lives|tests)_',
    tests: ['scripts/secrets.test.ts'],
  },
]
