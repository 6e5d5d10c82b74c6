import type { Break } from '../breaks.ts'

const file = 'server/src/modules/session/new-device.ts'
const tests = ['server/src/modules/session/new-device.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'nobody is told of a new browser',
    file,
    text: 'if (isKnown || numUpdatedRows === 1n) return',
    becomes: 'if (isKnown || numUpdatedRows >= 0n) return',
    tests,
  },
  {
    name: 'a known browser is told of',
    file,
    text: 'if (isKnown || numUpdatedRows === 1n) return',
    becomes: 'if (numUpdatedRows === 1n) return',
    tests,
  },
  {
    name: 'the owner’s mailbox is filled with new browsers',
    file,
    text: '${Math.floor(nowMs / hourMs)}`',
    becomes: '${hourMs}:${Math.random()}`',
    tests,
  },
  {
    name: 'a browser of another account or of an older password counts as known',
    file: 'server/src/modules/session/known-device.ts',
    text: 'said?.sub === String(account.id) && said.pwd === fingerprint(account.password_hash)',
    becomes: 'said !== undefined && fingerprint(account.password_hash) !== undefined',
    tests,
  },
]
