// Writes the generated pages of docs/import/; a test fails while they are out of date.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../../config.ts'
import { importManual } from './manual.ts'

for (const [page, text] of Object.entries(await importManual())) {
  await writeFile(join(repositoryRoot, 'docs/import', page), text)
}
