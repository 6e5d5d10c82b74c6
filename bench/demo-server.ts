import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../server/src/main.ts')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Measures a demo of its own, on a port and in a folder of its own, and ends it. */
export async function onDemo<T>(
  measure: (address: string, processId: number, said: () => string) => Promise<T>,
): Promise<T> {
  const data = await mkdtemp(join(tmpdir(), 'demo-'))
  const port = await freePort()
  const { DATABASE_URL: _, ENDOLL_DEPLOYMENT: __, ...env } = process.env
  const server = spawn(process.execPath, [main, '--demo'], {
    env: { ...env, PORT: String(port), ENDOLL_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => server.kill('SIGTERM')
  process.on('exit', kill)
  const ended = once(server, 'exit')
  let said = ''
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes('Endoll is running')) resolve()
      })
      server.once('exit', () => reject(new Error(`the demo did not start:\n${said}`)))
    })
    return await measure(`http://localhost:${port}`, server.pid!, () => said)
  } finally {
    kill()
    await ended
    process.off('exit', kill)
    await rm(data, { recursive: true, force: true })
  }
}
