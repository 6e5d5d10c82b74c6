import type { Break } from '../breaks.ts'

const file = 'server/src/platform/links/keys.ts'
const tests = ['server/src/modules/session/tokens.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a new key signs before every server knows it',
    file,
    text: 'fromMs: nowMs + announcedMs',
    becomes: 'fromMs: nowMs',
    tests,
  },
  {
    name: 'a new key signs everybody out',
    file,
    text: "where('key', 'like', `${first}-%`)",
    becomes: "where('key', 'like', `${first}+%`)",
    tests,
  },
  {
    name: 'a server never reads its keys again',
    file,
    text: 'const readAgainMs = 60_000',
    becomes: 'const readAgainMs = 60_000_000',
    tests,
  },
  {
    name: 'a key is deleted while browsers are known by it',
    file,
    text: 'const keptMs = 400 * 86_400_000',
    becomes: 'const keptMs = 40 * 86_400_000',
    tests,
  },
  {
    name: 'a token names one key and is signed by another',
    file: 'server/src/platform/links/signed-token.ts',
    text: 'keys.find((one) => writtenHeader(one) === head)',
    becomes: 'keys.find((one) => head !== undefined && one.fromMs >= 0)',
    tests,
  },
]
