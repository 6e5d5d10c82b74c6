import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../config.ts'
import { importManual } from './manual.ts'

it('docs/import.md says what the schemas say (mend it: node server/src/import/manual/write-manual.ts)', async () => {
  expect(await readFile(join(repositoryRoot, 'docs/import.md'), 'utf8')).toBe(await importManual())
})
