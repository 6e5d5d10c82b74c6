import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rateTables } from '@endoll/domain/billing/rates/rate-tables.ts'

it('docs/rates.md says what the dated rows say [r.rates-doc]', () => {
  const run = () => execFileSync(process.execPath, ['scripts/rates-doc.mjs', '--check'], { stdio: 'pipe' })
  expect(run).not.toThrow()
})

it('every table of dated rows is in it', () => {
  const files = readdirSync('domain/src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const names = files.flatMap((file) =>
    [
      ...readFileSync(`domain/src/${file}`, 'utf8').matchAll(/^(?:export )?const (\w+): readonly Rate</gm),
    ].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !(name in rateTables))).toEqual([])
})
