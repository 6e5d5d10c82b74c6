import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookieName } from './modules/session/cookies.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { testPage, testWeb } from './testing/test-web.ts'

const markup = '<h1>Comparador</h1>'
let server: TestServer
beforeAll(async () => {
  const render = async ({ url }: { url: string }) =>
    testPage(url === '/comparador' ? { markup, forVisitors: true } : { markup })
  server = await startTestServer({}, { web: testWeb({ renderer: { render } }) })
})
afterAll(() => server.stop())

it('what is drawn for visitors is not sent to a browser that may have a session [r.visitors-pages]', async () => {
  const cookie = `${sessionCookieName('')}=anything`
  const bodyOf = async (url: string, headers: Record<string, string>) =>
    (await server.inject({ url, headers })).body
  expect(await bodyOf('/comparador', {})).toContain(markup)
  expect(await bodyOf('/comparador', { cookie })).toContain('<div id="root"></div>')
  expect(await bodyOf('/acceso', { cookie })).toContain(markup)
  // Only what carries no customer's data is taken over without them.
  expect(await bodyOf('/comparador', {})).toContain('<div id="root" data-visitors>')
  expect(await bodyOf('/acceso', {})).toContain('<div id="root">')
  // What was made for one is not remembered for the other.
  expect(await bodyOf('/comparador', {})).toContain(markup)
})
