import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { startTestServer } from '../../testing/test-server.ts'

async function warningsOf(trustedProxies: string | false) {
  const lines: string[] = []
  const server = await startTestServer()
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const app = await createApp({ services: server.services, logger, trustedProxies })
  const send = (headers: Record<string, string>) => app.inject({ url: '/healthz', headers })
  try {
    await send({})
    expect(lines).toEqual([])
    for (let times = 0; times < 3; times += 1) await send({ 'x-forwarded-for': '203.0.113.7' })
    await send({ forwarded: 'for=203.0.113.7' })
    return lines
  } finally {
    await app.close()
    await server.stop()
  }
}

it('a server that believes no proxy says so once when one forwards to it, without the address', async () => {
  const lines = await warningsOf(false)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('ENDOLL_TRUSTED_PROXIES')
  expect(lines[0]).not.toContain('203.0.113')
})

it('one whose proxy is configured logs no warning', async () => {
  expect(await warningsOf('127.0.0.1')).toEqual([])
})
