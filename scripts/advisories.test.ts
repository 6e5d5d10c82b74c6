import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'endoll-advisories-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function scan() {
  return spawnSync(
    'retire',
    ['--jsrepo', 'scripts/advisories/jsrepository-v5.json', '--path', folder, '--cachedir', folder],
    { encoding: 'utf8' },
  )
}

it('finds a planted package with known vulnerabilities, so that a clean scan means something', () => {
  writeFileSync(join(folder, 'planted.js'), '/*! jQuery v1.8.1 jquery.com | jquery.org/license */\n')
  const { status, stdout, stderr } = scan()
  expect(status).toBe(13)
  expect(`${stdout}${stderr}`).toMatch(/jquery 1\.8\.1/i)
})

it('lets a harmless file pass', () => {
  writeFileSync(join(folder, 'own.js'), 'export const a = 1\n')
  expect(scan().status).toBe(0)
})
