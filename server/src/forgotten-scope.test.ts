import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { endpoint } from '@endoll/api/endpoint.ts'
import { checkReplies } from './platform/http/check-replies.ts'
import { watchCalls } from './platform/http/held.ts'
import { implement } from './platform/http/implement.ts'
import { mountModules } from './platform/http/mount.ts'
import { addContract, addCustomer, type TestCustomer } from './testing/factories.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'

const everything = endpoint({
  method: 'GET',
  path: 'everything/{contractId}/',
  summary: 'A call whose query forgot its scope.',
  access: 'customer',
  params: z.object({ contractId: z.string() }),
  reply: z.object({ names: z.array(z.string()), named: z.array(z.string()) }),
  errors: [],
})

let database: TestDatabase
let app: FastifyInstance
let laia: TestCustomer
let marc: TestCustomer

beforeAll(async () => {
  database = await createTestDatabase()
  laia = await addCustomer(database.db)
  marc = await addCustomer(database.db)
  app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(checkReplies)
  watchCalls(app)
  app.get('/planted', async () => database.db.selectFrom('contract').select('name').execute())
  mountModules(app, {
    modules: [
      implement(
        'planted',
        { everything },
        {
          everything: async ({ params }) => {
            const contracts = database.db.selectFrom('contract').select('name')
            const named = await contracts.where('id', '=', Number(params.contractId)).execute()
            return {
              names: (await contracts.execute()).map(({ name }) => name),
              named: named.map(({ name }) => name),
            }
          },
        },
      ),
    ],
    switches: {} as never,
    defaultLocale: 'es',
    authenticate: async () => ({ sessionId: 's', scope: 'all', login: 'plain', ...laia }),
    actFor: async (caller) => caller,
    inspect: async () => ({ caller: { sessionId: 's', scope: 'all', login: 'plain', ...laia } }),
    readByToken: async () => laia,
    requireStepUp: async () => undefined,
    isSystem: () => false,
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

it('a call whose query forgot its scope shows nothing of another customer [r.scope-declared]', async () => {
  const own = await addContract(database.db, laia)
  const foreign = await addContract(database.db, marc)
  const ask = async (id: number) => (await app.inject(`/api/v1/everything/${id}/`)).json<unknown>()
  expect(await ask(own.id)).toEqual({ names: [own.name], named: [own.name] })
  expect(await ask(foreign.id)).toEqual({ names: [own.name], named: [] })
})

it('a page that forgot to say who asks shows nothing of anybody, whatever opened the database', async () => {
  await addContract(database.db, laia)
  const { statusCode, body } = await app.inject('/planted')
  expect({ statusCode, body }).toEqual({
    statusCode: 500,
    body: expect.stringContaining('nobody said who asks') as string,
  })
})
