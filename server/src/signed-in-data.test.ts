import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { createBrotliDecompress } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SignedInData } from '@endoll/api/page.ts'
import { sessionCookieName } from './modules/session/cookies.ts'
import { addContract, addCustomer } from './testing/factories.ts'
import { testPage, testWeb } from './testing/test-web.ts'
import { createLogger } from './platform/log.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let cookie: string
let own: string
let foreign: string
let foreignCookie: string
/** What the page under test begins with; undefined as for a page that is open to visitors. */
let calls: readonly string[] | undefined
/** The renderer fails at every answer. */
let breaks = false
/** What the renderer waits for with every answer. */
let held: Promise<void> | undefined

/** A build whose every page begins with the calls under test. */
const web = testWeb({
  filesOf: () => ({ scripts: ['main.js', 'page.js'], styles: [], fonts: [] }),
  renderer: {
    renderAnswer: async (_, { token, replies }) => {
      await held
      if (breaks) throw new Error('a page that cannot be rendered')
      return `<p>${Object.keys(replies).join(' ')} ${token.length}</p>`
    },
    firstCalls: async () => calls,
    render: async () => testPage(),
  },
})

/** As a browser asks for a page that somebody goes to from a bookmark. */
const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }

async function open(
  headers: Readonly<Record<string, string>> = {},
  url = '/contratos',
  method: 'GET' | 'HEAD' = 'GET',
) {
  return server.inject({ method, url, headers: { cookie, ...visit, ...headers } })
}

function carried(html: string): SignedInData | undefined {
  const text = /<script type="application\/json" id="endoll-signed-in">(.*?)<\/script>/s.exec(html)?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as SignedInData)
}

/** The server's log. */
const lines: string[] = []
const logger = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } })

beforeAll(async () => {
  server = await startTestServer({}, { web, logger })
  const [laia, marc] = [await addCustomer(server.db), await addCustomer(server.db)]
  own = (await addContract(server.db, laia)).name
  foreign = (await addContract(server.db, marc)).name
  cookie = await server.cookiesOf(laia)
  foreignCookie = await server.cookiesOf(marc)
  calls = [`/api/v1/contracts/${own}/?lang=es`]
})
afterAll(() => server.stop())

describe('the page of a signed-in customer [r.page-data]', () => {
  it('carries a token that works, and the replies that its first calls would get', async () => {
    const reply = await open()
    const data = carried(reply.body)
    const [address = ''] = calls ?? []
    const asked = await server.inject({
      method: 'GET',
      url: address,
      headers: { authorization: `Bearer ${data?.token}` },
    })
    expect(asked.statusCode).toBe(200)
    expect(data?.replies[address]).toEqual(asked.json())
  })

  it('must not be kept by anybody', async () => {
    expect((await open()).headers['cache-control']).toBe('private, no-store')
  })

  it('is another for each language, each cookie and each encoding', async () => {
    expect((await open()).headers.vary).toBe('cookie, accept-encoding')
  })

  it('carries them too where somebody comes from another page of this site', async () => {
    expect(carried((await open({ 'sec-fetch-site': 'same-origin' })).body)).toBeDefined()
  })

  it('lacks the reply of a call that a locked table holds up, and nothing else', async () => {
    const [contract = ''] = calls ?? []
    calls = [contract, '/api/v1/notifications/']
    const data = await server.db.transaction().execute(async (transaction) => {
      await sql`lock table notification in access exclusive mode`.execute(transaction)
      return carried((await open()).body)
    })
    calls = [contract]
    expect(data?.token).toBeDefined()
    expect(Object.keys(data?.replies ?? {})).toEqual([contract])
  })

  it('holds what is its own customer’s, where several are asked for at once', async () => {
    const [first = '', foreignCall] = [calls?.[0], `/api/v1/contracts/${foreign}/?lang=es`]
    calls = [first, foreignCall]
    const asked = [cookie, foreignCookie, cookie, foreignCookie]
    const pages = await Promise.all(asked.map(async (each) => (await open({ cookie: each })).body))
    calls = [first]
    for (const [index, body] of pages.entries()) {
      const [mine, others] = asked[index] === cookie ? [own, foreign] : [foreign, own]
      expect(JSON.stringify(carried(body)?.replies)).toContain(mine)
      expect(body).not.toContain(others)
      expect(body).toContain(`<p>/api/v1/contracts/${mine}/?lang=es `)
    }
  })

  it('names its files before its data, so that they are fetched meanwhile', async () => {
    const { body } = await open()
    expect(body.indexOf('page.js')).toBeGreaterThan(0)
    expect(body.indexOf('page.js')).toBeLessThan(body.indexOf('endoll-signed-in'))
  })

  it('has its answer drawn from the same replies, before them', async () => {
    const { body } = await open()
    const [, drawn] = /<div id="root">(.*?)<\/div>/s.exec(body) ?? []
    expect(drawn).toBe(`<p>${calls?.join(' ')} ${carried(body)?.token.length}</p>`)
    expect(body.indexOf('id="root"')).toBeLessThan(body.indexOf('endoll-signed-in'))
  })

  it('comes with its data even where its answer cannot be drawn, and nothing of it is logged', async () => {
    breaks = true
    const { body, statusCode } = await open()
    breaks = false
    const log = lines.join('')
    expect(log).toContain('a page went without its answer')
    for (const part of [...cookie.split(/; |=/), carried(body)?.token, own]) expect(log).not.toContain(part)
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"></div>')
    expect(carried(body)).toBeDefined()
  })

  it('leaves out what is another customer’s, and what fails', async () => {
    const addresses = [
      `/api/v1/contracts/${foreign}/?lang=es`,
      '/api/v1/contracts/nobody/',
      '/api/v1/nothing/',
    ]
    calls = [...addresses, `/api/v1/contracts/${own}/`]
    const { body } = await open()
    expect(Object.keys(carried(body)?.replies ?? {})).toEqual([`/api/v1/contracts/${own}/`])
    expect(body).not.toContain(foreign)
    calls = [`/api/v1/contracts/${own}/?lang=es`]
  })

  it('cannot be broken out of by a text of the customer', async () => {
    await server.db
      .updateTable('contract')
      .set({ owner_name: '</script><script>alert(1)</script>' })
      .where('name', '=', own)
      .execute()
    const { body } = await open()
    expect(body).not.toContain('<script>alert')
    expect(JSON.stringify(carried(body)?.replies)).toContain('<script>alert(1)')
  })
})

describe('the head of a page', { timeout: 10_000 }, () => {
  let address: string
  beforeAll(async () => {
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })

  it.each(['br', 'identity'])('is with the browser before the answer is drawn (%s)', async (encoding) => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    held = promise
    const asked = get(`${address}/contratos`, { headers: { cookie, ...visit, 'accept-encoding': encoding } })
    onTestFinished(() => void asked.destroy())
    const [reply] = (await once(asked, 'response')) as [IncomingMessage]
    const text = encoding === 'br' ? reply.pipe(createBrotliDecompress()) : reply
    let page = ''
    text.setEncoding('utf8').on('data', (part: string) => (page += part))
    while (!page.includes('</head>')) await once(text, 'data')
    expect(reply.headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined)
    expect(page).toContain('src="/main.js"')
    expect(page).not.toContain('id="root"')
    release()
    await once(text, 'end')
    held = undefined
    expect(carried(page)).toBeDefined()
    expect(page).toMatch(/<\/html>$/)
  })
})

describe('a page carries nothing', () => {
  it.each([
    ['without a cookie', { cookie: '' }],
    ['with a cookie of no session', { cookie: `${sessionCookieName('')}=nobody` }],
    ['reached from another site', { 'sec-fetch-site': 'cross-site' }],
    ['reached from a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['fetched by a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['asked for by no navigation', { 'sec-fetch-mode': 'no-cors' }],
    ['loaded ahead', { 'sec-purpose': 'prefetch' }],
    ['loaded ahead, as browsers said it before', { purpose: 'prefetch' }],
  ])('%s', async (_, headers) => {
    const { statusCode, body } = await open(headers)
    expect(statusCode).toBe(200)
    expect(carried(body)).toBeUndefined()
    expect(body).toContain('<div id="root"></div>')
  })

  it('in a browser that does not say what it loads', async () => {
    const { body } = await server.inject({ method: 'GET', url: '/contratos', headers: { cookie } })
    expect(carried(body)).toBeUndefined()
  })

  it.each(['token', 'email_token', 'secret'])('with a %s in its address', async (name) => {
    expect(carried((await open({}, `/contratos?${name}=x`)).body)).toBeUndefined()
  })

  it('when it is no page of customers alone', async () => {
    const before = calls
    calls = undefined
    const { body } = await open()
    calls = before
    expect(carried(body)).toBeUndefined()
  })

  it('when only its head is asked for', async () => {
    const reply = await open({}, '/contratos', 'HEAD')
    expect(reply.headers['cache-control']).toBe('private, no-cache')
    expect(reply.body).toBe('')
  })

  it('while the password must be changed first', async () => {
    const customer = await addCustomer(server.db, { must_change_password: true })
    const { body } = await open({ cookie: await server.cookiesOf(customer) })
    expect(carried(body)).toBeUndefined()
  })

  it('once the session has ended', async () => {
    const token = carried((await open()).body)?.token
    await server.inject({
      method: 'POST',
      url: '/api/v1/user/logout',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    })
    expect(carried((await open()).body)).toBeUndefined()
  })
})
