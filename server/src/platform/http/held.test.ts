import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it, vi, onTestFinished } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { keepDocuments } from '../pdf/kept-documents.ts'
import type { PdfWorker } from '../pdf/pdf-worker.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { withinCall } from '../../testing/within-call.ts'
import { CallOver, countOf, currentCall, heldNow, whileCallLasts } from './held.ts'
import { usualLoad } from './shed-load.ts'

function callOn(socket = new EventEmitter()) {
  const request = { raw: { socket }, method: 'GET' } as unknown as FastifyRequest
  const reply = { raw: new EventEmitter() } as unknown as FastifyReply
  return { call: { request, reply }, socket }
}

it('what is held for a call is given back once, whatever ends first', () => {
  const count = countOf('test')
  const endings = [
    ['finish', 'close', 'socket'],
    ['close', 'socket'],
    ['socket', 'close', 'finish'],
    // One that waits behind another on its connection never hears of it.
    ['socket'],
  ]
  for (const ending of endings) {
    const { call, socket } = callOn()
    const ended: string[] = []
    whileCallLasts(call, count.take())
    whileCallLasts(call, (how) => ended.push(how))
    expect(heldNow()['test']).toBe(1)
    for (const one of ending) {
      if (one === 'socket') socket.emit('close')
      else call.reply.raw.emit(one)
      expect(heldNow()['test']).toBe(0)
    }
    expect(ended).toEqual([ending[0] === 'finish' ? 'answered' : 'broken off'])
  }
})

it('what is given back twice was held once', () => {
  const count = countOf('test')
  const [first, second] = [count.take(), count.take()]
  first()
  first()
  expect(count.now()).toBe(1)
  second()
  expect(count.now()).toBe(0)
})

it('what is held for a call that is over is given back at once', () => {
  const gone = callOn(Object.assign(new EventEmitter(), { destroyed: true }))
  const count = countOf('test')
  whileCallLasts(gone.call, count.take())
  expect(count.now()).toBe(0)
})

it('calls on one connection end with it, each as it ended', () => {
  const socket = new EventEmitter()
  const [first, second] = [callOn(socket).call, callOn(socket).call]
  const ended: string[] = []
  whileCallLasts(first, (how) => ended.push(`first ${how}`))
  whileCallLasts(second, (how) => ended.push(`second ${how}`))
  first.reply.raw.emit('finish')
  socket.emit('close')
  expect(ended).toEqual(['first answered', 'second broken off'])
})

it('a document for which somebody else waits too is made, although the first has gone', async () => {
  let asked = 0
  const worker: PdfWorker = {
    assertAvailable: () => undefined,
    render: () => {
      asked += 1
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
      if (asked > 1) resolve(Buffer.from('made'))
      currentCall()?.atEnd(() => reject(new CallOver()))
      return promise
    },
    close: async () => undefined,
  }
  const documents = keepDocuments(worker)
  const ask = () => documents.render('a.typ', {}, { title: 'a', language: 'es', day: '2026-11-26' })
  const { done, breakOff } = await withinCall(ask)
  const second = ask()
  breakOff()
  await expect(done).rejects.toBeInstanceOf(CallOver)
  expect((await second).toString()).toBe('made')
})

it('a read that nobody waits for any more asks nothing of the database', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  const goOn = Promise.withResolvers<void>()
  const read = async () => {
    await goOn.promise
    return db.selectFrom('contract').select('id').execute()
  }
  const [gone, there] = [await withinCall(read), await withinCall(read)]
  gone.breakOff()
  goOn.resolve()
  await expect(gone.done).rejects.toBeInstanceOf(CallOver)
  expect(await there.done).toEqual([])
  expect([heldNow()['connections'], heldNow()['transactions']]).toEqual([0, 0])
})

it('/readyz sees a server that refuses everything while it has nothing to do [r.broken-off]', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await startTestServer({}, { load: { ...usualLoad, reads: { calls: 0, lateMs: 200 } } })
  onTestFinished(() => server.stop())
  const status = async (url: string) => (await server.inject({ url })).statusCode
  expect(await status('/api/v1/contracts')).toBe(503)
  expect(await status('/readyz')).toBe(200)
  vi.advanceTimersByTime(10_000)
  expect(await status('/api/v1/contracts')).toBe(503)
  expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200])
})
