// Writes docs/import.md; a test fails while it is stale.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../../config.ts'
import { importManual } from './manual.ts'

await writeFile(join(repositoryRoot, 'docs/import.md'), await importManual())
