/* oxlint-disable no-console, no-restricted-globals -- a program of its own: it is started, and says what it finds */
// Holds the office's document against the recommended rules of Redocly, a linter that its users have.
//
//   OFFICE=https://office.example node docs/erp-example/lint.ts
import { createConfig, lintFromString } from '@redocly/openapi-core'

const reply = await fetch(`${process.env['OFFICE'] ?? ''}/api/docs/openapi.json`)
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The slash at the end of a path counts here.
    'no-path-trailing-slash': 'off',
    // Paths are those of the specification, letter by letter: the router takes the word before the parameter.
    'no-ambiguous-paths': 'off',
    // Tags are the names of capabilities, and every operation says what it does.
    'tag-description': 'off',
  },
})
const problems = await lintFromString({ source: await reply.text(), config })
for (const { ruleId, severity, message, location } of problems)
  console.log(`${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`)
if (problems.length > 0) process.exitCode = 1
