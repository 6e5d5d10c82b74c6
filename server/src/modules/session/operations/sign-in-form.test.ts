import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pageDataElement, type PageData } from '@endoll/api/page.ts'
import { createLogger } from '../../../platform/log.ts'
import { addCustomer, testPassword } from '../../../testing/factories.ts'
import { testPage, testWeb } from '../../../testing/test-web.ts'
import { addCaller } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sessionCookieName } from '../cookies.ts'
import { openProviderOffice } from '../openid/test-provider.fixture.ts'

const office = 'https://office.endoll.test'
const lines: string[] = []
const logger = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } })
/** What the page draws is what it is drawn from. */
const web = testWeb({
  renderer: {
    render: async ({ refused }) => testPage({ markup: refused ? 'again' : 'empty' }),
    afterSignIn: ({ url, locale }, token) =>
      `/to?from=${encodeURIComponent(url)}&in=${locale ?? ''}&parts=${token.split('.').length}`,
  },
})
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({}, { web, logger })
})
afterAll(() => server.stop())
afterEach(() => vi.restoreAllMocks())

const fromHere = { 'sec-fetch-site': 'same-origin' }

/** A browser sends the form of a page. */
async function send(
  fields: Readonly<Record<string, string>>,
  {
    url = '/acceso',
    headers = fromHere,
    on = server,
  }: { url?: string; headers?: Record<string, string>; on?: TestServer } = {},
) {
  const reply = await on.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  const text = new RegExp(`id="${pageDataElement}">(.*?)</script>`, 's').exec(reply.body)?.[1]
  const { refused } = (text === undefined ? {} : JSON.parse(text)) as Partial<PageData>
  const cookie = reply.cookies.find(({ name }) => name === sessionCookieName(''))
  return { reply, status: reply.statusCode, location: reply.headers.location, refused, cookie }
}

async function countSessions() {
  const { n } = await server.db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

describe('the form that is sent before the page’s code runs [r.sign-in-form]', () => {
  it('signs in, and leads on with a session that lives', async () => {
    const { email } = await addCustomer(server.db)
    const sent = await send(
      { user: ` ${email.toUpperCase()}\u200b `, password: testPassword },
      { url: '/acceso?next=%2Ffacturas&lang=ca' },
    )
    expect(sent.status).toBe(303)
    expect(sent.location).toBe(
      `/to?from=${encodeURIComponent('/acceso?next=%2Ffacturas&lang=ca')}&in=ca&parts=3`,
    )
    expect(sent.reply.headers['cache-control']).toBe('private, no-store')
    const cookie = `${sent.cookie!.name}=${sent.cookie!.value}`
    expect((await server.get('user/refresh', { cookie })).status).toBe(200)
    expect(sent.cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
  })

  it('draws the page again where the password is wrong, without it and without a session', async () => {
    const { email } = await addCustomer(server.db)
    const sent = await send({ user: email, password: 'not the right one' })
    expect(sent).toMatchObject({ status: 403, location: undefined, cookie: undefined })
    expect(sent.refused).toEqual({
      user: email,
      lacks: { user: false, password: false },
      asksCode: false,
      failure: 'bad_credentials',
    })
    expect(sent.reply.body).toContain('again')
    expect(sent.reply.body).not.toContain('not the right one')
    expect(sent.reply.headers['cache-control']).toBe('private, no-store')
    expect(lines.join('')).not.toContain(email)
  })

  it('names what was left empty, and counts no try', async () => {
    expect((await send({ user: ' ', password: '' })).refused).toMatchObject({
      lacks: { user: true, password: true },
    })
    const { status, refused } = await send({})
    expect([status, refused?.lacks]).toEqual([400, { user: true, password: true }])
  })

  it('has the budget of the call: what the form has spent the call lacks', async () => {
    const { email } = await addCustomer(server.db)
    for (let n = 0; n < 10; n += 1) expect((await send({ user: email, password: 'wrong' })).status).toBe(403)
    const call = { user: email, password: testPassword }
    const refused = async () => {
      const reply = await server.inject({ method: 'POST', url: '/api/v1/get_token', payload: call })
      expect(reply.statusCode).toBe(429)
      return Number(reply.headers['retry-after'])
    }
    const before = await refused()
    const sent = await send(call)
    expect([sent.status, sent.refused?.failure, sent.cookie]).toEqual([429, 'too_many_attempts', undefined])
    // As the call says: no sooner than just before, no later than just after.
    expect(Number(sent.reply.headers['retry-after'])).toBeLessThanOrEqual(before)
    expect(Number(sent.reply.headers['retry-after'])).toBeGreaterThanOrEqual(await refused())
  })

  it('asks for the code of who has an app, and takes it', async () => {
    const caller = await addCaller(server)
    const made = await caller.send('POST', 'user/app_codes/options/', { current: testPassword })
    const { secret } = made.body as { secret: string }
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.nowMs() })
    await caller.send('POST', 'user/app_codes/', { code: code() })
    server.clock.advance(30_000)
    const typed = { user: caller.customer.email, password: testPassword }
    const asked = await send(typed)
    expect([asked.status, asked.cookie]).toEqual([400, undefined])
    expect(asked.refused).toMatchObject({ asksCode: true })
    expect(asked.refused?.failure).toBeUndefined()
    const wrong = await send({ ...typed, code: '000000' })
    expect(wrong.refused).toMatchObject({ asksCode: true, failure: 'code_wrong' })
    const right = await send({ ...typed, code: code() })
    expect(right.status).toBe(303)
    expect(right.cookie).toBeDefined()
  })

  it.each<[string, Record<string, string>, number]>([
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['of another origin, by a browser that says no more', { origin: 'https://evil.example' }, 303],
    ['of an origin that is hidden', { origin: 'null' }, 303],
  ])('signs nobody in by a page %s', async (_, headers, status) => {
    const { email } = await addCustomer(server.db)
    const before = await countSessions()
    const sent = await send({ user: email, password: testPassword }, { headers })
    expect([sent.status, sent.cookie, await countSessions()]).toEqual([status, undefined, before])
    if (status === 303) expect(sent.location).toBe('/acceso')
  })

  it.each<[string, Record<string, string>]>([
    ['its own origin', { origin: office }],
    ['no origin, as browsers of text do', {}],
  ])('takes that of a browser that says %s', async (_, headers) => {
    const { email } = await addCustomer(server.db)
    expect((await send({ user: email, password: testPassword }, { headers })).status).toBe(303)
  })

  it('leads to no other site, whatever comes out as the address', async () => {
    const { email } = await addCustomer(server.db)
    vi.spyOn(web.renderer, 'afterSignIn').mockReturnValue('//evil.example')
    expect((await send({ user: email, password: testPassword })).location).toBe('/')
  })

  it.each(['/%61cceso', '/acceso/'])('is taken at %s too', async (url) => {
    expect((await send({}, { url })).status).toBe(400)
  })

  it('says what the page shows when something is wrong that nobody foresaw', async () => {
    const { email } = await addCustomer(server.db)
    vi.spyOn(web.renderer, 'afterSignIn').mockImplementation(() => {
      throw new Error('a renderer that fails')
    })
    expect(await send({ user: email, password: testPassword })).toMatchObject({
      status: 500,
      cookie: undefined,
      refused: { failure: 'internal' },
    })
  })
})

it('is shown again, and signs nobody in, while the office is closed', async () => {
  const maintenance = { ...server.services.deployment.maintenance, enabled: true }
  const closed = await startTestServer({}, { web, deployment: { maintenance } })
  try {
    const { email } = await addCustomer(closed.db)
    const sent = await send({ user: email, password: testPassword }, { on: closed })
    expect(sent).toMatchObject({ status: 303, location: '/acceso', cookie: undefined })
  } finally {
    await closed.stop()
  }
})

it('where an identity provider is the only way in, the form is none', async () => {
  const provider = await openProviderOffice({ ownPasswords: false }, { web })
  try {
    const { email } = await addCustomer(provider.server.db)
    const sent = await send({ user: email, password: testPassword }, { on: provider.server })
    expect(sent).toMatchObject({ status: 303, location: '/acceso', cookie: undefined })
  } finally {
    await provider.stop()
  }
})
