import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { readTypedTexts } from './typed-call.ts'

it('texts of a call lose what nobody sees, wherever they stand; passwords and bytes stay [c5.typed-text]', async () => {
  const bytes = Buffer.from('\u200Bx')
  const request = {
    params: { cups: 'ES\u200B12' },
    query: { filter: '\uFEFFRosa' },
    body: {
      user: '\u202Alaia@example.test\u202C',
      password: 'zq7\u200B!ka',
      signup: { phone: '\u2066600111222\u2069', tags: ['Nu\u0301ria'] },
      count: 3,
      none: null,
      bytes,
    },
  } as unknown as FastifyRequest
  await readTypedTexts(request)
  expect(request.params).toEqual({ cups: 'ES12' })
  expect(request.query).toEqual({ filter: 'Rosa' })
  expect(request.body).toEqual({
    user: 'laia@example.test',
    password: 'zq7\u200B!ka',
    signup: { phone: '600111222', tags: ['Núria'] },
    count: 3,
    none: null,
    bytes,
  })
})
