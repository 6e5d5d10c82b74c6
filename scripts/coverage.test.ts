import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from './api-endpoints.ts'
import { readCoverage, renderCoverage, type Coverage } from './coverage-rows.ts'

let coverage: Coverage
beforeAll(async () => {
  coverage = await readCoverage()
})

describe('docs/coverage', () => {
  it('claims nothing that the tree denies and forgets no call of the contract', () => {
    expect(coverage.problems).toEqual([])
  })

  it('is what docs/coverage.md shows (else run node scripts/coverage.mjs)', async () => {
    expect(await readFile(join(root, 'docs/coverage.md'), 'utf8')).toBe(renderCoverage(coverage))
  })
})
