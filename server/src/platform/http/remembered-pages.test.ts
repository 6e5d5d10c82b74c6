import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { testPage, testWeb } from '../../testing/test-web.ts'

let server: TestServer
const rendered: string[] = []

const web = testWeb({
  renderer: {
    render: async ({ url }) => {
      rendered.push(url)
      return testPage({ title: url })
    },
  },
})

beforeAll(async () => {
  server = await startTestServer({}, { web })
})
afterAll(() => server.stop())

async function show(url: string) {
  const { statusCode, body } = await server.inject({ method: 'GET', url })
  expect(statusCode).toBe(200)
  expect(body).toContain(`<title>${url.replace(/\?.*/, '')}`)
}

it('remembers the pages that are asked for, whatever addresses somebody makes up [r.connection-limits]', async () => {
  for (let id = 0; id < 450; id += 1) await show(`/made-up/${id}`)
  for (let id = 0; id < 450; id += 1) await show(`/entry?${id}`)
  rendered.length = 0
  for (let round = 0; round < 3; round += 1) {
    await show('/entry')
    for (let id = 0; id < 300; id += 1) await show(`/more/${round}/${id}`)
  }
  expect(rendered.filter((url) => url === '/entry')).toHaveLength(1)
})
