import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { repositoryRoot } from '../config.ts'

/** The server as an operator starts it: a process of its own. */
export interface StartedServer {
  readonly port: number
  readonly child: ChildProcess
  /** What it has written so far. */
  readonly said: () => string
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Whether `npm run build -w web` has been run: without it no server starts. */
export const isWebBuilt = existsSync(join(repositoryRoot, 'web/dist/server/server-entry.js'))

/** Starts it with a line of the documentation, through a shell in that environment, and waits until it says that it runs. */
export async function startServer(
  line: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<StartedServer> {
  const port = await freePort()
  const child = spawn('sh', ['-c', `exec env ${line}`], {
    cwd: repositoryRoot,
    env: {
      NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules/.cache/compiled'),
      ENDOLL_LOG: 'info',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.includes('Endoll is running')) resolve()
    })
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  void ended.then((code) => reject(new Error(`the server ended with ${code}: ${text}`)))
  await promise
  return { port, child, said: () => text, ended }
}
