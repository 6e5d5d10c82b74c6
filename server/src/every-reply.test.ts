import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageReply } from '@endoll/api/page.ts'
import { homeScreenLinks } from './platform/http/home-screen.ts'
import { testPage, testWeb } from './testing/test-web.ts'
import { addContract, addCustomer } from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let clientFolder: string
let earlierFolder: string
let signedIn: Record<string, string>
let contract: string

/** Answers as the real renderer may, and as a broken one would. */
async function render({ url }: { url: string }): Promise<PageReply> {
  if (url.startsWith('/to?')) return { kind: 'redirect', to: decodeURIComponent(url.slice(4)) }
  if (url === '/boom') throw new Error('secret detail')
  const status = url === '/' ? 200 : 404
  return testPage({ status, title: 'T & <t>' })
}

beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'endoll-client-'))
  await mkdir(join(clientFolder, 'assets'))
  await mkdir(join(clientFolder, '.vite'))
  await writeFile(join(clientFolder, 'assets/app-1.js'), 'export {}')
  await writeFile(join(clientFolder, 'assets/code-1.worker.js'), 'export {}')
  await writeFile(join(clientFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(clientFolder, '.vite/manifest.json'), '{}')
  earlierFolder = await mkdtemp(join(tmpdir(), 'endoll-earlier-'))
  await mkdir(join(earlierFolder, 'assets'))
  for (const name of ['app-0.js', 'app-1.js'])
    await writeFile(join(earlierFolder, 'assets', name), 'export const before = 1')
  const web = testWeb({
    renderer: { render },
    clientFolder,
    earlierFolders: [earlierFolder],
    entry: 'assets/app-1.js',
    filesOf: () => ({ scripts: ['assets/app-1.js'], styles: [], fonts: [] }),
  })
  server = await startTestServer({}, { web })
  const customer = await addCustomer(server.db)
  contract = (await addContract(server.db, customer)).name
  signedIn = await server.signIn(customer)
})
afterAll(async () => {
  await server.stop()
  await rm(clientFolder, { recursive: true })
  await rm(earlierFolder, { recursive: true })
})

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}
const closed = "default-src 'none'; frame-ancestors 'none'"
// The script in the page is empty here.
const plainDocument =
  "default-src 'none'; script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src 'self' 'nonce-N'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const worker = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
const noStore = 'private, no-store'
const noCache = 'private, no-cache'

describe('every answer carries the headers that keep it where it belongs', () => {
  it.each([
    ['/api/v1/contracts', 200, closed, noStore],
    ['/api/v1/contracts?type=water', 400, closed, noStore],
    ['/api/v1/contracts/nobody/', 404, closed, noStore],
    ['/api/v1/contracts/%ff/', 404, closed, noStore],
    [`/api/v1/contracts/${'x'.repeat(201)}/`, 404, closed, noStore],
    ['/api/v1/contracts/{own}/cch/download/', 200, "sandbox; default-src 'none'", noStore],
    ['/api/v3/contracts', 404, closed, noStore],
    ['/api', 404, closed, noStore],
    ['/api/docs/', 308, closed, noStore],
    ['/api/docs/openapi.json', 200, closed, noStore],
    ['/healthz', 200, closed, noStore],
    ['/readyz', 200, closed, noStore],
    ['/', 200, plainDocument, noCache],
    ['/nowhere', 404, plainDocument, noCache],
    ['/to?/contratos', 302, closed, noCache],
    ['/boom', 500, closed, undefined],
    ['/assets/app-1.js', 200, closed, 'public, max-age=31536000, immutable'],
    ['/assets/code-1.worker.js', 200, worker, 'public, max-age=31536000, immutable'],
    ['/assets/app-0.js', 200, closed, 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 404, closed, undefined],
    ['/favicon.svg', 200, closed, 'public, max-age=3600'],
    ['/manifest.webmanifest', 200, closed, 'public, max-age=3600'],
    ['/%ff', 404, closed, undefined],
  ])('%s answers %i', async (url, status, policy, cache) => {
    const reply = await server.inject({ url: url.replace('{own}', contract), headers: signedIn })
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject(always)
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(reply.headers['cache-control']).toBe(cache)
    const shown = String(reply.headers['content-security-policy']).replaceAll(/nonce-[\w+/=]+/g, 'nonce-N')
    expect(shown).toBe(policy)
    expect(reply.headers['server'] ?? reply.headers['x-powered-by']).toBeUndefined()
    expect(reply.body).not.toContain('secret detail')
  })

  it('also when nobody foresaw the error, and no set cookie comes along', async () => {
    await sql`alter table product rename to product_away`.execute(server.db)
    const reply = await server.inject({ url: '/api/v1/contracts', headers: signedIn })
    await sql`alter table product_away rename to product`.execute(server.db)
    expect(reply.headers).toMatchObject({
      ...always,
      'content-security-policy': closed,
      'cache-control': noStore,
    })
    expect([reply.statusCode, reply.body]).toEqual([
      500,
      '{"status":"ERROR","status_code":500,"error":"internal"}',
    ])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\r\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('a redirect to %j stays here', async (to) => {
    const { headers, statusCode } = await server.inject({ url: `/to?${encodeURIComponent(to)}` })
    expect([statusCode, headers.location]).toEqual([302, '/'])
  })
})

describe('a form that a page sends before its code has arrived', () => {
  it.each([
    ['/registro?lang=ca', 303, '/registro?lang=ca'],
    ['//evil.example', 303, '/'],
    ['http://evil.example/', 303, '/'],
    ['/api', 404, undefined],
  ])('POST %s answers %i to %s', async (url, status, location) => {
    const reply = await server.inject({
      method: 'POST',
      url,
      payload: 'user=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([reply.statusCode, reply.headers.location]).toEqual([status, location])
    expect(reply.headers).toMatchObject(always)
  })

  it('is refused when another site sends it', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await server.inject({ method: 'POST', url: '/acceso', headers })).statusCode).toBe(403)
  })
})

describe('a body that comes packed', () => {
  const payload = Buffer.from('{"user":"a@b.example","password":"x"}')
  const signIn = (encoding: string, body: Buffer) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/get_token',
      payload: body,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    })

  it.each([
    ['gzip', gzipSync(payload)],
    ['gzip', payload],
    ['br', brotliCompressSync(payload)],
    ['deflate', payload],
    ['x', payload],
    ['gzip, identity', payload],
    ['__proto__', payload],
  ])('as %s is not unpacked [r.packed-bodies]', async (encoding, body) => {
    const { statusCode, json } = await signIn(encoding, body)
    expect([statusCode, json<{ error: string }>().error]).toEqual([415, 'unsupported_media_type'])
  })

  it('is read where it says that it is not, and nobody minds where there is none [r.home-screen]', async () => {
    expect((await signIn('Identity', payload)).statusCode).toBe(403)
    const headers = { ...signedIn, 'content-encoding': 'x' }
    expect((await server.inject({ url: '/api/v1/contracts', headers })).statusCode).toBe(200)
  })
})

describe('bytes that are hardly a request', () => {
  let port: number
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.server.address() as AddressInfo).port
  })

  /** What comes back until the server ends the connection. */
  const send = async (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    let reply = ''
    socket.setEncoding('latin1').on('data', (text: string) => (reply += text))
    // The server may end the connection while we still write: what it said before counts.
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(bytes, 'latin1')
    await new Promise((resolve) => socket.once('close', resolve))
    return reply
  }
  const get = (target: string, more = '') =>
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`

  it.each([
    ['//', 404],
    ['//evil.example/', 404],
    ['/..;/admin', 404],
    ['/../../etc/passwd', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/assets/..%2f..%2fetc/passwd', 404],
    ['/assets/%2e%2e/.vite/manifest.json', 404],
    ['/.vite/manifest.json', 404],
    ['/.git/config', 404],
    ['/%00', 404],
    ['/a%00.js', 404],
    ['/%c0%ae%c0%ae/', 404],
    ['/;/', 404],
    ['/api/v1/;x=1/contracts', 404],
    ['/api//v1/contracts', 404],
    ['/API/v1/contracts', 404],
    ['/api/v1/contracts/..%2f..%2fhealthz', 404],
    ['/api/v1/contracts', 401],
    ['http://evil.example/api/v1/contracts', 401],
    ['/?lang=%ff&lang[]=a', 404],
  ] as [string, number][])('GET %s answers %i', async (target, status) => {
    const reply = await send(get(target))
    expect(reply.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(reply.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(reply.replace(homeScreenLinks, '')).not.toMatch(/root:|node_modules|\bat \/|manifest"/)
  })

  it.each([
    ['an address of 20 kB', 431, get(`/${'a'.repeat(20_000)}`)],
    ['a header of 20 kB', 431, get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`)],
    [
      'two thousand headers',
      431,
      get('/', Array.from({ length: 2000 }, (_, n) => `X-${n}: abcd\r\n`).join('')),
    ],
    ['no request at all', 400, '\0\x01\x02 hello\r\n\r\n'],
    ['a line end in a header', 400, get('/', 'X-A: b\nc\r\n')],
    ['NUL in a header', 400, get('/', 'X-A: \0\r\n')],
    [
      'two lengths',
      400,
      'POST /api/v1/get_token HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      400,
      'POST /api/v1/get_token HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a chunk without a size',
      400,
      'POST /api/v1/get_token HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
    ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['a method of its own', 400, 'HACK / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ] as const)('%s answers %i', async (_, status, bytes) => {
    const reply = await send(bytes)
    expect(reply.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(reply).not.toMatch(/node_modules|\bat \/|Parse Error/)
  })

  it('a megabyte of address or of headers is not read to its end', async () => {
    for (const bytes of [get(`/${'a'.repeat(1e6)}`), get('/', `X: ${'a'.repeat(1e6)}\r\n`)]) {
      // The connection may be gone before the answer was read.
      expect(await send(bytes)).toMatch(/^(HTTP\/1.1 431 .*)?$/s)
    }
  })

  it('the server is as well as before', async () => {
    expect(await send(get('/healthz'))).toContain('{"status":"OK"}')
  })
})
