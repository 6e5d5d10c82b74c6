import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from './config.ts'
import { isWebBuilt, startServer, type StartedServer } from './testing/started-server.fixture.ts'

// A server that is asked to stop, as a supervisor asks it: by SIGTERM, from outside.

let data: string
let server: StartedServer

beforeAll(async () => {
  if (!isWebBuilt) return
  data = await mkdtemp(join(tmpdir(), 'endoll-stop-'))
  server = await startServer('node_modules/.bin/node server/src/main.ts', {
    ...process.env,
    ENDOLL_DATA: data,
    ENDOLL_DEPLOYMENT: join(repositoryRoot, 'deployments/specification.json'),
    ENDOLL_LINGER: '3',
  })
}, 120_000)
afterAll(async () => {
  if (!isWebBuilt) return
  server.child.kill('SIGKILL')
  await server.ended
  await rm(data, { recursive: true, force: true })
})

async function open(): Promise<Socket> {
  const socket = connect(server.port, 'localhost')
  await once(socket, 'connect')
  return socket.setEncoding('utf8')
}

/** The status of a call on its own connection; undefined if nothing listens. */
async function statusOf(path: string): Promise<number | undefined> {
  try {
    const reply = await fetch(`http://localhost:${server.port}${path}`, { headers: { connection: 'close' } })
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return undefined
  }
}

it.skipIf(!isWebBuilt)(
  'by SIGTERM it says that it is not ready while it answers on, then takes no more calls, and ends those under way',
  async () => {
    expect(await statusOf('/readyz')).toBe(200)
    // A call whose body has not come whole yet.
    const body = JSON.stringify({ token: 'x' })
    const underWay = await open()
    let answer = ''
    underWay.on('data', (part: string) => (answer += part))
    const head = `POST /api/v1/is_token_valid HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    underWay.write(head + body.slice(0, -1))

    server.child.kill('SIGTERM')
    await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/api/v1/contracts')).toBe(401)
    await expect.poll(() => statusOf('/healthz'), { timeout: 20_000 }).toBeUndefined()
    expect(server.child.exitCode).toBeNull()

    underWay.write(body.slice(-1))
    await once(underWay, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('{"valid":false}')
    expect(await server.ended).toBe(0)
  },
)
