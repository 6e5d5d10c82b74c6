// `npm run boundaries`: the directions between and inside the workspaces (.dependency-cruiser.mjs).
import { join } from 'node:path'
import { findViolations } from './cruise.mjs'

const { modules, violations } = await findViolations(join(import.meta.dirname, '..'))
for (const { rule, sentence, from, to } of violations) {
  console.error(`${from}${from === to ? '' : ` -> ${to}`}\n  ${rule}: ${sentence}`)
}
// A parser that understands nothing finds nothing wrong.
if (modules === 0) console.error('No module was read: the check itself is broken.')
console.log(`${modules} modules, ${violations.length} broken directions`)
process.exitCode = modules === 0 || violations.length > 0 ? 1 : 0
