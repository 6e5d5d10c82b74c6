import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { closeWithin } from './close-within.ts'

/** A server of one call, and its reply to that call. */
async function asked(reply: () => unknown) {
  const app = fastify()
  const reached = Promise.withResolvers<void>()
  app.get('/', () => {
    reached.resolve()
    return reply()
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const response = fetch(address)
  response.catch(() => undefined)
  await reached.promise
  return { app, address, response }
}

const long = 3_600_000

it('calls made before are finished, later ones are not accepted', async () => {
  const ready = Promise.withResolvers<string>()
  const { app, address, response } = await asked(() => ready.promise)
  const closed = closeWithin(app, long)
  await expect.poll(() => app.server.listening).toBe(false)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  ready.resolve('done')
  expect(await (await response).text()).toBe('done')
  await closed
})

it('a reply that never ends is cut in time [r.stops-in-time]', async () => {
  const { app, response } = await asked(() => new Promise(() => undefined))
  await closeWithin(app, 1)
  await expect(response).rejects.toThrow('fetch failed')
})

it('so is a file whose reader has stopped', async () => {
  const endless = Readable.from(
    (function* pieces() {
      for (;;) yield Buffer.alloc(65_536)
    })(),
  )
  const { app, response } = await asked(() => endless)
  const { body } = await response
  await closeWithin(app, 1)
  await expect(new Response(body).arrayBuffer()).rejects.toThrow('terminated')
  expect(endless.destroyed).toBe(true)
})
