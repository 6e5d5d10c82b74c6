import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('docs/switches.md says what the registry says [r.change-matrix]', () => {
  const run = () => execFileSync(process.execPath, ['scripts/switches-doc.mjs', '--check'], { stdio: 'pipe' })
  expect(run).not.toThrow()
})
