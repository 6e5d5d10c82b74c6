import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { wholeNumberOf } from '@endoll/api/whole-number.ts'
import { apiModules } from './app.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

// PostgreSQL takes no NUL in a text, so that a path that is looked up with one would be a failure of ours.
it.each(['\0', 'a\u0000b'])('no place in a path of any call takes %j', (text) => {
  const parameters = apiModules(server.services).flatMap(({ endpoints }) =>
    endpoints.flatMap(({ endpoint: { path, params } }) => {
      const shape = (params as z.$ZodObject | undefined)?._zod.def.shape ?? {}
      return Object.entries(shape).map(([name, schema]) => ({ parameter: `${path} ${name}`, schema }))
    }),
  )
  expect(parameters.length).toBeGreaterThan(50)
  // A whole number is read as one before it is looked up.
  const texts = parameters.filter(({ schema }) => wholeNumberOf(schema) === undefined)
  const taking = texts.filter(({ schema }) => z.safeParse(schema, text).success)
  expect(taking.map(({ parameter }) => parameter)).toEqual([])
})
