import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { limitAnswers } from './answers-on-way.ts'
import { heldNow } from './held.ts'
import { handleErrors } from './reply-errors.ts'

/** More than the buffers of the machine take between two ends. */
const longAnswer = 'x'.repeat(20_000_000)

const patient = { timeout: 20_000 }

async function start() {
  const app = fastify()
  handleErrors(app)
  limitAnswers(app, { mostBytes: 50_000_000, graceMs: 200 })
  app.get('/long', async () => longAnswer)
  app.get('/api/short', async () => 'done')
  app.post('/api/write', async () => 'done')
  app.get('/healthz', async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const readers: Socket[] = []
  onTestFinished(() => readers.forEach((socket) => socket.destroy()))
  const read = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    readers.push(socket)
    await once(socket, 'connect')
    socket.pause()
    socket.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n')
  }
  const status = async (path: string, method = 'GET') => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { connection: 'close' } })
    await reply.arrayBuffer()
    return reply.status
  }
  return { read, status, waiting: () => heldNow()['bytes of answers']! }
}

it('readers that take nothing keep no more than there is room for, and are cut for the others', async () => {
  const { read, status, waiting } = await start()
  for (let readers = 0; readers < 3; readers += 1) await read()
  await expect.poll(waiting, patient).toBe(3 * longAnswer.length)
  // Calls that change something and short ones continue.
  expect(await status('/api/write', 'POST')).toBe(200)
  expect(await status('/healthz')).toBe(200)
  for (let readers = 0; readers < 20; readers += 1) await read()
  expect(waiting()).toBeLessThanOrEqual(3 * longAnswer.length)
  await expect.poll(() => status('/api/short'), patient).toBe(200)
  expect(waiting()).toBeLessThanOrEqual(50_000_000)
})

it('a reader that takes its answer is counted until it has it [r.readiness]', async () => {
  const { status, waiting } = await start()
  await expect.poll(waiting, patient).toBe(0)
  expect(await status('/long')).toBe(200)
  await expect.poll(waiting, patient).toBe(0)
})
