import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { createLogger } from './log.ts'

const PERSONAL = [
  'laia.puig+llum@example.cat',
  'laia%40example.cat',
  '12345678Z',
  '12.345.678-Z',
  'X1234567L',
  'B12345674',
  'ES91 2100 0418 4502 0005 1332',
  'ES9121000418450200051332',
  'ES0021000000000001JN0F',
  'ES 0021 0000 0000 0001 JN',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl',
  'Bearer q8yZk2Wv0a',
  '+34 612 345 678',
  '612345678',
  '972 11 22 33',
  '4242 4242 4242 4242',
  '9872023VH5797S0001WX',
]

function capture() {
  const lines: string[] = []
  const logger = createLogger({
    level: 'debug',
    destination: { write: (line: string) => void lines.push(line) },
  })
  return { logger, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> }
}

describe.each(PERSONAL)('%s [r.no-personal-data-in-logs]', (value) => {
  test('comes out of no message, field, binding or error', () => {
    const { logger, lines } = capture()
    logger.info(`signed in ${value}, at last`)
    logger.info('signed in %s', value)
    logger.warn({ route: `/users/${value}/`, module: value, email: value, body: { value } }, 'hello')
    logger.child({ reqId: value, owner: value }).info('child')
    logger.error(new Error(`no account ${value}`, { cause: new Error(value) }))
    logger.error({ err: Object.assign(new Error(value), { code: value, detail: `Key (email)=(${value})` }) })
    expect(lines).toHaveLength(6)
    expect(lines.join('').toLowerCase()).not.toContain(value.toLowerCase())
  })
})

test('keeps what an operator needs', () => {
  const { logger, last } = capture()
  logger
    .child({ reqId: '0b0e8400-ad41-41d4-a716-446655440000' })
    .info({ method: 'GET', route: '/api/contracts/', status: 200, durationMs: 3.5 }, 'answered')
  expect(last()).toMatchObject({
    level: 'info',
    reqId: '0b0e8400-ad41-41d4-a716-446655440000',
    method: 'GET',
    route: '/api/contracts/',
    status: 200,
    durationMs: 3.5,
    msg: 'answered',
  })
})

test('an error keeps its kind, code and place', () => {
  const { logger, last } = capture()
  logger.error(
    { err: Object.assign(new TypeError('broken'), { code: '23505', table: 'account' }) },
    'unanticipated',
  )
  expect(last()).toMatchObject({
    msg: 'unanticipated',
    error: { type: 'TypeError', message: 'broken', code: '23505', table: 'account' },
  })
  expect(JSON.stringify(last())).toContain('log.test.ts')
})

test('a value that PostgreSQL refused is not quoted', () => {
  const { logger, lines } = capture()
  logger.error(Object.assign(new Error('invalid input syntax for type date: "Laia Puig"'), { code: '22007' }))
  expect(lines.join('')).not.toContain('Laia')
})

test('a query loses its values, also in a request logged by fastify itself', async () => {
  const { logger, lines } = capture()
  const app = fastify({ loggerInstance: logger })
  app.get('/hello', () => {
    throw new Error('cannot serve /hello?name=Laia&place=Girona today')
  })
  await app.inject({ url: '/hello?name=Laia', headers: { 'x-name': 'Laia' } })
  await app.close()
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).not.toMatch(/Laia|Girona/)
})

test('a trace and a customer are hexadecimal digits or nothing [r.no-personal-data-in-logs]', () => {
  const { logger, last } = capture()
  const trace = '0af7651916cd43dd8448eb211c80319c'
  logger.info({ trace, customer: '00f067aa0ba902b7' }, 'answered')
  expect(last()).toMatchObject({ trace, customer: '00f067aa0ba902b7' })
  logger.info({ trace: 'Laia', customer: '12345678Z' }, 'answered')
  expect(last()).not.toHaveProperty('trace')
  expect(last()).not.toHaveProperty('customer')
})
