import * as z from 'zod/mini'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { switchesSchema, type Switches } from '@endoll/api/deployment/switches.ts'
import { endpoint } from '@endoll/api/endpoint.ts'
import { handleErrors, replyNotFound } from './reply-errors.ts'
import { checkReplies } from './check-replies.ts'
import { Failure, invalidFields, notFound } from './failure.ts'
import { implement, type Caller } from './implement.ts'
import { contentDisposition, mountModules } from './mount.ts'

const contract = {
  read: endpoint({
    method: 'GET',
    path: 'things/{name}/',
    summary: 'A thing.',
    access: 'customer',
    params: z.object({ name: z.string().check(z.maxLength(5)) }),
    reply: z.object({ name: z.string() }),
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: 'things',
    summary: 'Things, without a slash.',
    access: 'anonymous',
    query: z.object({ limit: z._default(z.coerce.number(), 10) }),
    reply: z.object({ limit: z.number(), locale: z.string() }),
    errors: [],
  }),
  listSlash: endpoint({
    method: 'GET',
    path: 'things/',
    summary: 'Another call, with a slash.',
    access: 'anonymous',
    reply: z.object({ slash: z.boolean() }),
    errors: [],
  }),
  write: endpoint({
    method: 'POST',
    path: 'things/',
    summary: 'A write.',
    access: 'session',
    switch: 'powerChange',
    body: z.strictObject({ email: z.string().check(z.minLength(3, { error: 'required_field' })) }),
    reply: z.object({ status: z.literal('OK') }),
    errors: [],
  }),
  file: endpoint({
    method: 'GET',
    path: 'file',
    summary: 'A file.',
    access: 'anonymous',
    reply: { file: ['text/csv'] },
    errors: [],
  }),
}

const caller: Caller = { sessionId: 's', accountId: 1, customerId: 1, scope: 'all', login: 'plain' }

const makeFile = vi.fn<() => string>(() => 'a;b')

let app: FastifyInstance | undefined
afterEach(() => app?.close())

async function start(switches: Partial<Switches> = {}, who: Caller | null = caller, strictErrors = false) {
  app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(checkReplies)
  handleErrors(app)
  app.setNotFoundHandler((_, reply) => replyNotFound(reply))
  mountModules(app, {
    modules: [
      implement('things', contract, {
        read: async ({ params }) => {
          if (params.name === 'gone') throw notFound()
          if (params.name === 'early') throw new Failure('case_open')
          if (params.name === 'boom') throw new Error('secret detail')
          return { name: params.name, secret: 'never declared' }
        },
        list: async ({ query, locale }) => ({ limit: query.limit, locale }),
        listSlash: async () => ({ slash: true }),
        write: async ({ body }) => {
          if (body.email === 'taken') throw invalidFields({ email: ['email_not_valid'] })
          return { status: 'OK' }
        },
        file: async () => ({ name: 'curvá "x"\r\nSet-Cookie: a.csv', mediaType: 'text/csv', body: makeFile }),
      }),
    ],
    switches: { ...z.parse(switchesSchema, {}), powerChange: true, ...switches },
    defaultLocale: 'es',
    authenticate: async () => who,
    readByToken: async () => {
      throw new Failure('unauthenticated')
    },
    actFor: async (caller) => caller,
    inspect: async () => ({ caller }),
    requireStepUp: async () => undefined,
    isSystem: () => false,
    strictErrors,
  })
  const mounted = app
  return { inject: (request: string | InjectOptions) => mounted.inject(request) }
}

describe('mounting', () => {
  it('answers under both versions, and a slash makes another call [c9.api-version]', async () => {
    const { inject } = await start()
    for (const version of [1, 2]) {
      expect((await inject(`/api/v${version}/things?limit=3`)).json()).toEqual({ limit: 3, locale: 'es' })
      expect((await inject(`/api/v${version}/things/`)).json()).toEqual({ slash: true })
      expect((await inject(`/api/v${version}/things/a`)).statusCode).toBe(404)
    }
    expect((await inject('/api/v3/things')).statusCode).toBe(404)
  })

  it.each([
    ['lang=ca', 'ca'],
    ['lang=xx', 'es'],
    ['lang=ca&lang=en', 'es'],
    ['', 'es'],
  ])('answers in the language of %j, which no schema names', async (query, locale) => {
    const { inject } = await start()
    expect((await inject(`/api/v1/things?${query}`)).json()).toEqual({ limit: 10, locale })
  })

  it('tells an error that a call does not declare, and fails with it in tests', async () => {
    const told = await (await start()).inject('/api/v1/things/early/')
    expect(told.json()).toMatchObject({ status_code: 409, error: 'case_open' })
    await app?.close()
    const { inject } = await start({}, caller, true)
    expect((await inject('/api/v1/things/early/')).statusCode).toBe(500)
    expect((await inject('/api/v1/things/gone/')).statusCode).toBe(404)
  })

  it('never lets an undeclared field out', async () => {
    const { inject } = await start()
    expect((await inject('/api/v1/things/a/')).body).toBe('{"name":"a"}')
  })

  it('a switched-off call is a call that never was [r.switched-off]', async () => {
    const { inject } = await start({ powerChange: false })
    const off = await inject({ method: 'POST', url: '/api/v1/things/', payload: { email: 'abc' } })
    const never = await inject({ method: 'POST', url: '/api/v1/never/', payload: { email: 'abc' } })
    expect([off.statusCode, off.body]).toEqual([never.statusCode, never.body])
    expect(off.statusCode).toBe(404)
  })

  it('asks who before it looks at what [c6.two-states] [v6.two-kinds]', async () => {
    const { inject } = await start({}, null)
    const replies = await Promise.all([
      inject('/api/v1/things/a/'),
      inject('/api/v1/things/far-too-long/'),
      inject({ method: 'POST', url: '/api/v1/things/', payload: {} }),
    ])
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      replies.map(() => [401, '{"status":"ERROR","status_code":401,"error":"unauthenticated"}']),
    )
  })

  it('lets a session that must change its password only where sessions are enough', async () => {
    const { inject } = await start({}, { ...caller, scope: 'pwchange' })
    expect((await inject('/api/v1/things/a/')).json()).toMatchObject({
      status_code: 403,
      error: 'password_change_required',
    })
    expect(
      (await inject({ method: 'POST', url: '/api/v1/things/', payload: { email: 'abc' } })).statusCode,
    ).toBe(200)
  })
})

describe('errors', () => {
  it('names the fields, ours by code and the rest as not valid [c8.field-errors]', async () => {
    const { inject } = await start()
    const post = (payload: object) => inject({ method: 'POST', url: '/api/v1/things/', payload })
    expect((await post({ email: '' })).json()).toEqual({
      status: 'ERROR',
      status_code: 400,
      error: 'invalid_request',
      errors: { email: ['required_field'] },
    })
    expect((await post({ email: 7 })).json().errors).toEqual({ email: ['not_valid'] })
    expect((await post({ email: 'abc', role: 'admin' })).json().errors).toEqual({ request: ['not_valid'] })
    expect((await post({ email: 'taken' })).json().errors).toEqual({ email: ['email_not_valid'] })
  })

  it('an address that cannot name anything answers as something that is not there', async () => {
    const { inject } = await start()
    const bodies = await Promise.all(
      ['gone', 'far-too-long'].map(async (name) => (await inject(`/api/v1/things/${name}/`)).body),
    )
    expect(new Set(bodies).size).toBe(1)
  })

  it('reveals nothing of an internal error', async () => {
    const { inject } = await start()
    const reply = await inject('/api/v1/things/boom/')
    expect([reply.statusCode, reply.body]).toEqual([
      500,
      '{"status":"ERROR","status_code":500,"error":"internal"}',
    ])
  })

  it.each([
    ['{"email":', 'application/json', 400, 'invalid_json'],
    ['{"__proto__":{"a":1},"email":"abc"}', 'application/json', 400, 'invalid_json'],
    ['email=abc', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
  ])('%s as %s', async (payload, type, status, code) => {
    const { inject } = await start()
    const reply = await inject({
      method: 'POST',
      url: '/api/v1/things/',
      payload,
      headers: { 'content-type': type },
    })
    expect([reply.statusCode, reply.json().error]).toEqual([status, code])
  })
})

describe('HEAD, OPTIONS and files', () => {
  it('show whether a thing exists [c7.options]', async () => {
    const { inject } = await start()
    for (const method of ['HEAD', 'OPTIONS'] as const) {
      expect((await inject({ method, url: '/api/v1/things/gone/' })).statusCode).toBe(404)
    }
    const there = await inject({ method: 'OPTIONS', url: '/api/v1/things/a/' })
    expect([there.statusCode, there.headers.allow, there.body]).toEqual([204, 'GET, HEAD, OPTIONS', ''])
    expect((await inject({ method: 'HEAD', url: '/api/v1/things/a/' })).statusCode).toBe(200)
  })

  it('makes a file only when it is sent [r.file-made-when-sent]', async () => {
    const { inject } = await start()
    makeFile.mockClear()
    expect((await inject({ method: 'OPTIONS', url: '/api/v1/file' })).statusCode).toBe(204)
    expect(makeFile).not.toHaveBeenCalled()
    expect((await inject('/api/v1/file')).body).toBe('a;b')
    expect(makeFile).toHaveBeenCalledOnce()
    makeFile.mockImplementationOnce(() => {
      throw notFound()
    })
    const failed = await inject('/api/v1/file')
    expect([failed.statusCode, failed.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })

  it('sends a file that cannot break out of its header or run', async () => {
    const { inject } = await start()
    const { headers, body } = await inject('/api/v1/file')
    expect(body).toBe('a;b')
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(headers['content-disposition']).not.toMatch(/[\r\n]/)
    expect(contentDisposition('a".csv')).toBe(`attachment; filename="a_.csv"; filename*=UTF-8''a%22.csv`)
    expect(contentDisposition('a.pdf', 'inline')).toMatch(/^inline; filename="a\.pdf"/)
  })
})
