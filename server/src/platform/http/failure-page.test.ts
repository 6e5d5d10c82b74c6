import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { testWeb } from '../../testing/test-web.ts'

let server: TestServer

const none = { calls: 0, lateMs: 1000 }
const usual = { calls: 100, lateMs: 10_000 }
const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }

beforeAll(async () => {
  const renderer = {
    render: () => Promise.reject(new Error('the renderer is broken')),
  }
  server = await startTestServer(
    {},
    {
      web: testWeb({ renderer }),
      load: { reads: usual, writes: usual, documents: none, signIns: none, files: usual },
    },
  )
})
afterAll(() => server.stop())

function get(url: string, headers: Record<string, string> = browser) {
  return server.app.inject({ url, headers })
}

describe('what a person sees whose page could not be made', () => {
  it('is a page in the language of the browser, with a way on', async () => {
    const reply = await get('/facturas', { ...browser, cookie: 'lang=ca' })
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      500,
      'text/html; charset=utf-8',
      'private, no-store',
    ])
    expect(reply.body).toContain('<html lang="ca">')
    expect(reply.body).toContain('No hem pogut mostrar la pàgina')
    expect(reply.body).toContain('<a class="again" href="">')
    expect(reply.body).toContain('900\u00A0500\u00A0005')
  })

  it('runs nothing and loads nothing', async () => {
    const { headers } = await get('/facturas')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/)
  })

  it('says that the office is busy, also before cookies were read, and when to come again', async () => {
    // The form of sign-in, posted without code, has a place among the sign-ins.
    const reply = await server.app.inject({
      method: 'POST',
      url: '/acceso',
      headers: { ...browser, cookie: 'lang=en', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'user=a&password=b',
    })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1'])
    expect(reply.body).toContain('<html lang="en">')
    expect(reply.body).toContain('very busy')
  })

  it('is a page also for an address that nobody can read', async () => {
    const reply = await get('/%ff')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(reply.body).toContain('Esta dirección no lleva a ninguna página.')
  })

  it('is a page also for a file of the API that was opened as a page, and signed out', async () => {
    const opened = { ...browser, 'sec-fetch-dest': 'document' }
    const reply = await get('/api/v1/contracts/', opened)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8'])
    expect(reply.body).toContain('Vuelva a entrar')
  })

  it.each([
    ['a program that asks for a page', '/facturas', { accept: '*/*' }],
    ['a call of the office itself', '/api/v1/contracts/', { ...browser, 'sec-fetch-dest': 'empty' }],
  ])('is JSON for %s', async (_, url, headers) => {
    const reply = await get(url, headers)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toMatchObject({ status: 'ERROR' })
  })
})
