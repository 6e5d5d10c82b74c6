// The step `secrets` of npm test: the built browser application holds none.
import { findSecrets } from './find-secrets.mjs'

const found = findSecrets('web/dist/client')
for (const sentence of found) console.error(sentence)
process.exitCode = found.length > 0 ? 1 : 0
