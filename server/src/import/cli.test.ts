import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleFolder } from './document.ts'
import { withFolder } from './testing/folder.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'endoll-cli-'))
})
afterAll(() => rm(data, { recursive: true, force: true }))

/** The command as a person runs it, on an embedded database of its own. */
function run(...argv: string[]): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _, ...environment } = process.env
  const env = { ...environment, ENDOLL_DATA: data }
  return new Promise((resolve) => {
    const file = join(import.meta.dirname, 'cli.ts')
    execFile(process.execPath, [file, ...argv], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })
}

it('imports, reports, and tells by its exit code how it went', async () => {
  const reportFile = join(data, 'report.json')
  const first = await run(exampleFolder, '--report', reportFile)
  expect(first.output).toContain('curves: 2 files, 98 readings; 0 lines refused')
  expect(first.code).toBe(0)
  expect(JSON.parse(await readFile(reportFile, 'utf8'))).toMatchObject({ check: false, problems: [] })

  const bad = { 'products.csv': 'code;kind;name\nA;water;Water\n' }
  const refused = await withFolder(bad, (folder) => run(folder, '--check'))
  expect(refused.output).toContain('products.csv, line 2, kind: The value is not one that is allowed here.')
  expect(refused.code).toBe(2)

  expect(await run(join(data, 'nowhere'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('cannot be read'),
  })
  expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') })
}, 60_000)
