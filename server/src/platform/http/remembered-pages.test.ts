import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-server.ts'
import type { WebBuild } from './web-build.ts'

let server: TestServer
const rendered: string[] = []

const web: WebBuild = {
  clientFolder: import.meta.dirname,
  entry: 'main.js',
  filesOf: () => ({ scripts: [], styles: [], fonts: [] }),
  styleText: () => '',
  renderer: {
    firstCalls: async () => undefined,
    renderAnswer: async () => '',
    unknownTexts: async () => [],
    render: async ({ url }) => {
      rendered.push(url)
      return {
        kind: 'page',
        status: 200,
        pageClass: 'plain',
        locale: 'es',
        title: url,
        markup: '',
        preload: [],
      }
    },
  },
}

beforeAll(async () => {
  server = await startTestServer({}, { web })
})
afterAll(() => server.stop())

async function show(url: string) {
  const { statusCode, body } = await server.inject({ method: 'GET', url })
  expect(statusCode).toBe(200)
  expect(body).toContain(`<title>${url.replace(/\?.*/, '')}`)
}

it('remembers the pages that are asked for, whatever addresses somebody makes up', async () => {
  for (let id = 0; id < 450; id += 1) await show(`/made-up/${id}`)
  for (let id = 0; id < 450; id += 1) await show(`/entry?${id}`)
  rendered.length = 0
  for (let round = 0; round < 3; round += 1) {
    await show('/entry')
    for (let id = 0; id < 300; id += 1) await show(`/more/${round}/${id}`)
  }
  expect(rendered.filter((url) => url === '/entry')).toHaveLength(1)
})
