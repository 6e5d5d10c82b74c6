import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { testWeb } from '../../../testing/test-web.ts'

let folder: string
let server: TestServer

function desk() {
  return { folder, entry: 'assets/main-1.js', styles: ['assets/main-1.css'] }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endoll-desk-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/main-1.js'), 'export {}')
  server = await startTestServer({ desk: true }, { web: testWeb({}), desk: desk() })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const far = '203.0.113.7'

it('sends the desk and its files to its networks, framed by nobody and kept by nobody [r.desk-apart]', async () => {
  for (const url of ['/desk', '/desk/customers/7?why=call']) {
    const reply = await server.inject({ url })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('src="/desk/assets/main-1.js"')
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(reply.headers['cache-control']).toBe('no-store')
  }
  expect((await server.inject({ url: '/desk/assets/main-1.js' })).body).toBe('export {}')
  expect((await server.inject({ url: '/escriptori' })).headers.location).toBe('/desk')
})

it('is an unknown address from elsewhere, and where the deployment has no desk [r.desk-apart]', async () => {
  const off = await startTestServer({ desk: false }, { web: testWeb({}), desk: desk() })
  for (const url of ['/desk', '/desk/log', '/desk/assets/main-1.js', '/personal']) {
    const reply = await server.inject({ url, remoteAddress: far })
    expect([url, reply.statusCode]).toEqual([url, url.endsWith('.js') ? 404 : 200])
    expect(reply.body, url).not.toContain('/desk/assets')
    expect((await off.inject({ url })).body, url).not.toContain('/desk/assets')
  }
  await off.stop()
})
