import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { limitAnswers, usualAnswers } from './answers-on-way.ts'
import { limitConnections, serverLimits, usualConnections } from './connection-limits.ts'
import { heldNow } from './held.ts'
import { handleErrors } from './reply-errors.ts'

// The limits of docs/deployment.md, "When there is too much to do", as they are.

const many = 200
/** Longer than the buffers of the machine between two ends, which may take some megabytes of each. */
const answer = 'x'.repeat(12_000_000)

function waiting() {
  return heldNow()['bytes of answers']!
}
function megabytes() {
  return process.memoryUsage().rss / 1_000_000
}

it(
  `${many} readers that take nothing of long answers hold no more than the room for them, and are cut`,
  { timeout: 180_000 },
  async () => {
    const app = fastify(serverLimits(usualConnections))
    handleErrors(app)
    limitConnections(app, usualConnections)
    limitAnswers(app, usualAnswers)
    app.get('/long', async () => answer)
    app.get('/api/short', async () => 'done')
    await app.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => app.close())
    const { port } = app.server.address() as AddressInfo
    const readers: Socket[] = []
    onTestFinished(() => readers.forEach((socket) => socket.destroy()))
    const statusOf = async (path: string) => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
      return (await reply.text(), reply.status)
    }

    expect(await statusOf('/long')).toBe(200)
    const before = megabytes()
    for (let reader = 0; reader < many; reader += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      readers.push(socket)
      await once(socket, 'connect')
      socket.pause()
      socket.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n')
    }
    // One answer more than there is room for is begun at most.
    await expect.poll(waiting).toBeGreaterThan(usualAnswers.mostBytes - answer.length)
    expect(waiting()).toBeLessThanOrEqual(usualAnswers.mostBytes + answer.length)
    expect(megabytes() - before).toBeLessThan(300)
    // Others are answered although the slow readers took nothing, and in the end nothing is held.
    await expect.poll(() => statusOf('/api/short'), { timeout: 60_000 }).toBe(200)
    await expect.poll(waiting, { timeout: 120_000, interval: 500 }).toBe(0)
  },
)
