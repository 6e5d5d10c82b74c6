import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether files are checked by qpdf here; it belongs to the machine. */
export const hasQpdf = spawnSync('qpdf', ['--version']).status === 0

/** What qpdf finds wrong with a file; undefined if it finds nothing, or is not there. */
export async function findQpdfComplaint(file: Buffer): Promise<string | undefined> {
  if (!hasQpdf) return undefined
  const path = join(tmpdir(), `endoll-${randomUUID()}.pdf`)
  await writeFile(path, file)
  try {
    return await new Promise((resolve, reject) => {
      const said: Buffer[] = []
      const checking = spawn('qpdf', ['--check', path], { stdio: ['ignore', 'pipe', 'pipe'] })
      checking.stdout.on('data', (part: Buffer) => said.push(part))
      checking.stderr.on('data', (part: Buffer) => said.push(part))
      checking.once('error', reject)
      checking.once('close', (code) => resolve(code === 0 ? undefined : Buffer.concat(said).toString()))
    })
  } finally {
    await rm(path)
  }
}
