import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-server.ts'
import type { ApiDocument } from './open-api.ts'

let server: TestServer
let document: ApiDocument

beforeAll(async () => {
  server = await startTestServer()
  document = (await server.inject({ url: '/api/docs/openapi.json' })).json<ApiDocument>()
})
afterAll(() => server.stop())

describe('the OpenAPI document', () => {
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
    expect(operation?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['name', 'path', true],
      ['resolution', 'path', true],
      ['start', 'query', false],
      ['end', 'query', false],
      ['lang', 'query', false],
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
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']))
    expect(document.components.schemas.Error).toBeDefined()
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
