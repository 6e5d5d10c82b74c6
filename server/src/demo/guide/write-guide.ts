// Writes docs/demo.md; a test fails while it is stale.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../../config.ts'
import { demoGuide } from './guide.ts'

await writeFile(join(repositoryRoot, 'docs/demo.md'), demoGuide())
