import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('docs/deployment-keys.md says what the schema says', () => {
  const run = () =>
    execFileSync(process.execPath, ['scripts/deployment-doc.mjs', '--check'], { stdio: 'pipe' })
  expect(run).not.toThrow()
})
