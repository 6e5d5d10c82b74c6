import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it.each([
  ['cases/a%00b/adr/', { state: 'decided' }],
  ['cases/a%00b/messages/', { message_id: '1', text: 'Hola.', attachment: [] }],
  ['requests/a%00b/answer/', { answer: 'accepted' }],
])('a reference with a zero byte is of nothing: %s', async (path, payload) => {
  const { statusCode } = await server.inject({
    method: 'POST',
    url: `/api/v1/retailer/${path}`,
    headers: { 'x-api-key': server.apiKey },
    payload,
  })
  expect(statusCode).toBe(404)
})
