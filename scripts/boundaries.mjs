// `npm run boundaries`: the directions between and inside the workspaces (.dependency-cruiser.mjs).
import { join } from 'node:path'
import { findGoneExceptions, findViolations } from './cruise.mjs'

const root = join(import.meta.dirname, '..')
const gone = findGoneExceptions(root)
for (const path of gone) console.error(`${path}\n  is excepted from a rule and does not exist`)
const { modules, violations } = await findViolations(root)
for (const { rule, sentence, from, to } of violations) {
  console.error(`${from}${from === to ? '' : ` -> ${to}`}\n  ${rule}: ${sentence}`)
}
// A parser that understands nothing finds nothing wrong.
if (modules === 0) console.error('No module was read: the check itself is broken.')
console.log(`${modules} modules, ${violations.length} broken directions`)
process.exitCode = modules === 0 || gone.length + violations.length > 0 ? 1 : 0
