// Writes docs/coverage.md from docs/coverage/*.json and the tree; --check fails when it is stale or a row is untrue.
import { readFile, writeFile } from 'node:fs/promises'
import { readCoverage, renderCoverage } from './coverage-rows.ts'

const target = new URL('../docs/coverage.md', import.meta.url)
const coverage = await readCoverage()
const text = renderCoverage(coverage)
const problems = [...coverage.problems]

if (process.argv.includes('--check')) {
  const written = await readFile(target, 'utf8').catch(() => '')
  if (written !== text) problems.push('docs/coverage.md is stale: run node scripts/coverage.mjs')
} else {
  await writeFile(target, text)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
