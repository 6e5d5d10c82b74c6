import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { ApiDocument } from './open-api.ts'

let server: TestServer
let document: ApiDocument

beforeAll(async () => {
  server = await startTestServer()
  document = (await server.inject({ url: '/api/docs/openapi.json' })).json<ApiDocument>()
})
afterAll(() => server.stop())

describe('the OpenAPI document [r.open-api]', () => {
  it('describes every call that is mounted, in both versions, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    for (const call of described) {
      const [method, path] = call.split(' ') as ['GET', string]
      expect(server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }), call).toBe(true)
    }
    expect(described).toEqual(
      expect.arrayContaining(['GET /api/v1/contracts', 'GET /api/v2/contracts/', 'POST /api/v1/get_token']),
    )
  })

  it('says what a call takes, replies and refuses', () => {
    const operation = document.paths['/api/v1/contracts/{name}/cch/chart/{resolution}/']?.get
    expect(operation?.parameters.map(({ name, in: where, required }) => [name, where, required])).toEqual([
      ['name', 'path', true],
      ['resolution', 'path', true],
      ['start', 'query', false],
      ['end', 'query', false],
      ['lang', 'query', false],
      ['for', 'query', false],
    ])
    expect(operation?.security).toEqual([{ session: [] }])
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '400', '401', '403', '404', '500', '503'])
    expect(operation?.responses[200]?.content?.['application/json']?.schema).toMatchObject({
      type: 'array',
      items: { properties: { activa: { type: 'number' } } },
    })
    const file = document.paths['/api/v1/contracts/{name}/cch/download/']?.get
    expect(Object.keys(file?.responses[200]?.content ?? {})).toEqual([
      'text/csv',
      'text/plain',
      'application/xml',
    ])
    expect(file?.security).toEqual([{ session: [] }, { cookie: [] }])
    const signIn = document.paths['/api/v1/get_token']?.post
    expect(signIn?.security).toEqual([])
    expect(signIn?.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['user', 'password'],
    })
    expect(signIn?.responses[429]?.description).toBe('too_many_attempts')
  })

  it('is JSON Schema throughout: no reference leads nowhere and nothing was left unsaid', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
    expect(new Set(references)).toEqual(
      new Set(['#/components/schemas/Error', '#/components/headers/RetryAfter']),
    )
    expect(document.components.schemas.Error).toBeDefined()
    expect(document.components.headers['RetryAfter']).toBeDefined()
  })
})

describe('what a program generates a client from', () => {
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    )
  const typeOf = (path: string, name: string) => {
    const { parameters } = document.paths[path]!.get!
    return parameters.find((parameter) => parameter.name === name)?.schema
  }

  it('has one id for each operation, the parameters that its path names, and none of them twice', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = operation.parameters.filter(({ in: where }) => where === 'path')
      expect(declared.map(({ name }) => name).toSorted(), operation.operationId).toEqual(named.toSorted())
      const all = operation.parameters.map(({ in: where, name }) => `${where} ${name}`)
      expect(new Set(all).size, operation.operationId).toBe(all.length)
      expect(operation.summary, operation.operationId).not.toBe('')
    }
  })

  it('calls ids, limits and cursors integers, as replies do', () => {
    expect(typeOf('/api/v1/requests/{id}/', 'id')).toEqual({ type: 'integer', minimum: 1 })
    expect(typeOf('/api/v1/requests/', 'limit')).toMatchObject({ type: 'integer', minimum: 1 })
    expect(typeOf('/api/v1/retailer/outbox/', 'after')).toEqual({ type: 'integer', minimum: 0, default: 0 })
    for (const { operation } of operations()) {
      for (const { name, schema } of operation.parameters) {
        if (['limit', 'offset', 'after'].includes(name))
          expect([operation.operationId, name, schema.type]).toEqual([operation.operationId, name, 'integer'])
      }
    }
  })

  it('says which calls take a key, and when to come again', () => {
    const keyed = operations().filter(({ operation }) =>
      operation.parameters.some(({ in: where, name }) => where === 'header' && name === 'Idempotency-Key'),
    )
    expect(keyed.map(({ operation }) => operation.operationId)).toEqual(
      expect.arrayContaining(['v1_changePower', 'v2_createCase', 'v1_pay', 'v1_sendClaim', 'v1_endSupply']),
    )
    expect(keyed.every(({ method }) => method !== 'get')).toBe(true)
    for (const { operation } of operations()) {
      // Another use of the same key is an error of theirs, and of no other call.
      const reuses = Object.values(operation.responses).some(({ description }) =>
        description.includes('key_reused'),
      )
      if (reuses && !operation.security.some((way) => 'apiKey' in way))
        expect(keyed.map((one) => one.operation.operationId)).toContain(operation.operationId)
      for (const status of ['429', '503']) {
        const response = operation.responses[status]
        if (response) expect(Object.keys(response.headers ?? {})).toEqual(['Retry-After'])
      }
    }
  })

  it('says a key only of calls that refuse one that is none', async () => {
    const headers = await server.signIn(await addCustomer(server.db))
    const keyed = operations().filter(
      ({ path, operation }) =>
        path.startsWith('/api/v1/') && operation.parameters.some(({ name }) => name === 'Idempotency-Key'),
    )
    expect(keyed.length).toBeGreaterThan(20)
    const answered: string[] = []
    for (const { path, method, operation } of keyed) {
      const { statusCode, body } = await server.inject({
        method: method.toUpperCase(),
        url: path.replace('{field}', 'email').replaceAll(/\{\w+\}/g, '1'),
        headers: { ...headers, 'idempotency-key': 'short' },
        payload: {},
      })
      // What the body lacks may be said first; a call whose body is right is refused for its key below.
      if (statusCode !== 400) answered.push(`${operation.operationId} ${statusCode} ${body.slice(0, 80)}`)
      if (operation.requestBody === undefined) expect(body).toContain('idempotency-key')
    }
    expect(answered).toEqual([])
  })

  it('says where the calls are, and what is sent', () => {
    expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }])
    const { outbox } = document.webhooks
    expect(outbox?.post.parameters.map(({ name }) => name)).toEqual(['x-endoll-signature'])
    expect(JSON.stringify(outbox?.post.requestBody)).toContain('request.submitted')
  })
})

describe('the page to read', () => {
  it('needs no script and loads nothing', async () => {
    const { headers, body, statusCode } = await server.inject({ url: '/api/docs' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; base-uri/,
    )
    expect(body).not.toMatch(/<script|<link|<img|\son\w+=|style="/)
    expect(body).toContain('/api/v2/contracts/{name}/')
  })

  it('is also found with a slash', async () => {
    const { headers, statusCode } = await server.inject({ url: '/api/docs/' })
    expect([statusCode, headers.location]).toEqual([308, '/api/docs'])
  })
})
