import { makePushKeys } from '../gateways/push/vapid.ts'

// For `push` of a deployment file.
process.stdout.write(`${JSON.stringify({ push: makePushKeys() }, null, 2)}\n`)
