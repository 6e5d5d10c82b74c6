import { setTimeout as after } from 'node:timers/promises'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInData, type RestoreSession } from './signed-in-data.ts'

const never = new Promise<never>(() => undefined)
/** Nothing of a page's request is read but the address it came from, and its log. */
const request = { ip: '127.0.0.1', log: { warn: () => undefined } } as unknown as FastifyRequest

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  app.get('/quick', async ({ headers }) => ({ as: headers.authorization }))
  app.get('/half', () => after(500, { there: true }))
  app.get('/never', () => never)
  app.get('/large/:characters', async ({ params }) =>
    JSON.stringify('x'.repeat(Number((params as { characters: string }).characters) - 2)),
  )
  app.addHook('onSend', async (_, reply) => void reply.type('application/json'))
  await app.ready()
})
// What never answers keeps nothing open: the calls come through no socket.
afterAll(() => app.close())

async function session() {
  return { token: 't' }
}

async function carried(calls: readonly string[], restore: RestoreSession = session) {
  const data = await signedInData(app, restore)(request, calls)
  return data && { token: data.token, calls: [...data.replies.keys()] }
}

describe('what a page carries', { timeout: 10_000 }, () => {
  it('is asked for as its customer', async () => {
    const data = await signedInData(app, session)(request, ['/quick'])
    expect(data?.replies).toEqual(new Map([['/quick', '{"as":"Bearer t"}']]))
  })

  it('lacks the reply of a call that does not come, and nothing else', async () => {
    expect(await carried(['/never', '/quick'])).toEqual({ token: 't', calls: ['/quick'] })
  })

  it('has the reply of a call that takes a moment', async () => {
    expect(await carried(['/half'])).toEqual({ token: 't', calls: ['/half'] })
  })

  it('is nothing where the session does not come', async () => {
    expect(await carried(['/quick'], () => never)).toBeUndefined()
  })

  it('is nothing where the session cannot be read', async () => {
    expect(await carried(['/quick'], async () => Promise.reject(new Error('no database')))).toBeUndefined()
  })

  it('lacks what is larger than 200 kB', async () => {
    expect(await carried(['/large/200001', '/large/200000'])).toMatchObject({ calls: ['/large/200000'] })
  })

  it('has one deadline for the session and all its replies', async () => {
    const late: RestoreSession = () => after(500, { token: 't' })
    expect(await carried(['/half', '/quick'], late)).toEqual({ token: 't', calls: ['/quick'] })
  })
})
