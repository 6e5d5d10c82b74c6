import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../config.ts'
import { importManual } from './manual.ts'

it('docs/import says what the schemas say (update it: node server/src/import/manual/write-manual.ts)', async () => {
  for (const [page, text] of Object.entries(await importManual())) {
    expect(await readFile(join(repositoryRoot, 'docs/import', page), 'utf8'), page).toBe(text)
  }
})
