import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { promisify } from 'node:util'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { limitConnections, serverLimits, type ConnectionLimits } from './connection-limits.ts'
import { replyUnreadable } from './reply-errors.ts'

const short: ConnectionLimits = {
  requestMs: 300,
  stillMs: 400,
  callMs: 1500,
  filesMs: 3000,
  fileBytes: 1000,
  callsAtOnce: 4,
  checkMs: 100,
}
const never = 3_600_000
/** More than the buffers of the machine take between two ends. */
const manyBytes = 40_000_000
/** As much as they take at once. */
const middlingBytes = 300_000

let app: FastifyInstance
let clients: Socket[] = []
afterEach(async () => {
  for (const client of clients) client.destroy()
  clients = []
  await app.close()
})

async function start(limits: ConnectionLimits) {
  const handled = { count: 0 }
  const goOn = Promise.withResolvers<void>()
  app = fastify({ ...serverLimits(limits), clientErrorHandler: replyUnreadable })
  limitConnections(app, limits)
  app.get('/quick', async () => 'done')
  app.get('/large', async () => Buffer.alloc(manyBytes))
  app.get('/middling', async () => Buffer.alloc(middlingBytes))
  app.get('/slow', async () => {
    handled.count += 1
    await goOn.promise
    return 'done'
  })
  app.post('/write', async () => 'done')
  app.post('/refused', { onRequest: (_, reply) => void reply.code(403).send('no') }, async () => 'done')
  app.post(
    '/files-refused',
    { config: { files: 'json' }, onRequest: (_, reply) => void reply.code(403).send('no') },
    async () => 'done',
  )
  app.post('/files', { config: { files: 'json' } }, async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const client = async (text: string) => {
    const socket = connect(port, '127.0.0.1')
    clients.push(socket)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  const count = promisify(app.server.getConnections.bind(app.server))
  const connections = () => count()
  const quick = async () =>
    (await fetch(`http://127.0.0.1:${port}/quick`, { headers: { connection: 'close' } })).status
  return { client, connections, handled, goOn, quick }
}

function get(path: string) {
  return `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
}

/** Whether a connection that was closed was reset, so that the machine keeps nothing of what was not taken. */
async function isReset(socket: Socket): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.once('close', () => resolve())
  socket.resume()
  // It may have closed before anybody asked.
  if (!socket.closed) await promise
  return socket.errored !== null
}

/** What the server sends until it closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  if (!socket.closed) await once(socket, 'close')
  return text
}

describe('a connection [r.connection-limits]', () => {
  it('has its call cut when its head or its body comes too slowly', async () => {
    const { client, connections, quick } = await start({ ...short, stillMs: never, callMs: never })
    const starts = [
      'GET /quick HTTP/1.1\r\nhost: x\r\nx-slow: a',
      'POST /write HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    ]
    const slow = await Promise.all(Array.from({ length: 20 }, (_, at) => client(starts[at % 2]!)))
    const dripping = setInterval(() => slow.forEach((socket) => socket.writable && socket.write(' ')), 50)
    try {
      expect(await quick()).toBe(200)
      await expect.poll(connections, { timeout: 10_000 }).toBe(0)
    } finally {
      clearInterval(dripping)
    }
  })

  it('has its body cut as well that was answered before its end', async () => {
    const { client, connections } = await start({ ...short, stillMs: never, callMs: never })
    const head = 'HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{'
    const slow = [await client(`POST /refused ${head}`), await client(`POST /files-refused ${head}`)]
    await Promise.all(slow.map((socket) => once(socket, 'data')))
    const dripping = setInterval(() => slow.forEach((socket) => socket.writable && socket.write(' ')), 50)
    try {
      await expect.poll(connections, { timeout: 10_000 }).toBe(0)
    } finally {
      clearInterval(dripping)
    }
  })

  it('that brings files lasts as long as it needs, and is cut when it trickles [r.uploads-slow]', async () => {
    const { client, connections } = await start({
      ...short,
      // Some twelve parts of the file: a busy machine that holds a few of them up does not make it a trickle.
      requestMs: 1000,
      stillMs: never,
      callMs: 600,
      filesMs: never,
    })
    const head =
      'POST /files HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 18000\r\n\r\n"'
    const [slow, trickling] = [await client(head), await client(head)]
    const answer = readAll(slow)
    const dripping = setInterval(() => trickling.writable && trickling.write('a'), 50)
    try {
      // Some one and a half seconds, far beyond what a call without files gets.
      for (let sent = 1; sent < 17_999; sent += 999) {
        slow.write('a'.repeat(Math.min(999, 17_999 - sent)))
        await new Promise((resolve) => setTimeout(resolve, 80))
      }
      slow.write('"')
      expect(await answer).toMatch(/^HTTP\/1\.1 200/)
      await expect.poll(connections, { timeout: 10_000 }).toBe(0)
    } finally {
      clearInterval(dripping)
    }
  })

  it('is cut when its reader takes nothing', async () => {
    const { client, connections, quick } = await start({ ...short, callMs: never })
    const readers = await Promise.all(Array.from({ length: 5 }, () => client(get('/large'))))
    readers.forEach((reader) => reader.pause())
    expect(await quick()).toBe(200)
    await expect.poll(connections, { timeout: 10_000 }).toBe(0)
    for (const reader of readers) expect(await isReset(reader)).toBe(true)
  })

  it('that waits for another call is closed in order: its reader has the answer, however slow', async () => {
    const { client, connections } = await start({ ...short, stillMs: never, callMs: never })
    app.server.keepAliveTimeout = 100
    const reader = await client(get('/middling'))
    reader.pause()
    await expect.poll(connections, { timeout: 10_000 }).toBe(0)
    expect(await isReset(reader)).toBe(false)
    expect(reader.bytesRead).toBeGreaterThan(middlingBytes)
  })

  it('is cut when its reader takes an answer without end', async () => {
    const { client, connections } = await start({ ...short, stillMs: never })
    const reader = await client(get('/large'))
    reader.pause()
    const sipping = setInterval(() => reader.read(1000), 50)
    try {
      await expect.poll(connections, { timeout: 10_000 }).toBe(0)
      expect(await isReset(reader)).toBe(true)
    } finally {
      clearInterval(sipping)
    }
  })

  it('with more calls at once than anybody needs is cut, and no more of them are begun', async () => {
    const { client, connections, handled, goOn, quick } = await start({
      ...short,
      stillMs: never,
      callMs: never,
    })
    await client(get('/slow').repeat(500))
    await expect.poll(connections).toBe(0)
    expect(handled.count).toBe(short.callsAtOnce)
    const few = await client(
      get('/slow').repeat(3) + get('/quick').replace('host', 'connection: close\r\nhost'),
    )
    const answers = readAll(few)
    goOn.resolve()
    expect((await answers).match(/HTTP\/1\.1 200/g)).toHaveLength(4)
    expect(await quick()).toBe(200)
  })
})
