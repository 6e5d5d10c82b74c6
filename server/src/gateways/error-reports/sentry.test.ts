import { startMs } from '@endoll/domain/time/madrid.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { movableClock } from '../../platform/clock.ts'
import { createLogger } from '../../platform/log.ts'
import { sentryReports } from './sentry.ts'
import { startErrorReportsTwin, type ErrorReportsTwin } from './twin.ts'

let twin: ErrorReportsTwin
beforeEach(async () => {
  twin = await startErrorReportsTwin()
})
afterEach(() => twin.stop())

function start() {
  const clock = movableClock(startMs('2026-11-21', 12, 'Europe/Madrid'))
  const reports = sentryReports(twin.endpoint, { release: '2.1.0', environment: 'test', clock })
  const logger = createLogger({
    level: 'info',
    destination: { write: () => undefined },
    onError: (logged) => reports.report(logged),
  })
  return { clock, reports, logger }
}

function eventOf(envelope: string | undefined) {
  const [header, item, event] = (envelope ?? '')
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(item).toMatchObject({ type: 'event' })
  expect(header).toMatchObject({ event_id: event?.['event_id'] })
  return event
}

test('what the log writes as an error is reported, as clean as it is written [c9.replay]', async () => {
  const { reports, logger } = start()
  const cause = new TypeError('no such NIF: 00000000T')
  logger.error(
    { err: new Error('laia@example.test failed', { cause }), route: '/api/v1/contracts', secret: 'x' },
    'unanticipated',
  )
  await reports.close()
  expect(twin.kept).toHaveLength(1)
  const event = eventOf(twin.kept[0])
  expect(event).toMatchObject({
    message: 'unanticipated',
    level: 'error',
    release: '2.1.0',
    environment: 'test',
    tags: { route: '/api/v1/contracts' },
    exception: {
      values: [
        { type: 'TypeError', value: 'no such NIF: [nif]' },
        { type: 'Error', value: '[email] failed' },
      ],
    },
  })
  const { values } = (event?.['exception'] ?? {}) as {
    values: { stacktrace: { frames: { filename: string }[] } }[]
  }
  expect(values[1]?.stacktrace.frames.at(-1)?.filename).toBe(
    'server/src/gateways/error-reports/sentry.test.ts',
  )
  expect(JSON.stringify(twin.kept)).not.toMatch(/laia@|00000000T|"secret"/)
})

test('warnings stay in the log', async () => {
  const { reports, logger } = start()
  logger.warn({ err: new Error('busy') }, 'the database could not be asked')
  await reports.close()
  expect(twin.kept).toEqual([])
})

test('what calls of one network cause takes no place from others, and says nothing of it', async () => {
  const { reports, logger } = start()
  const fail = (network: string) => logger.error({ err: new Error('again'), network }, 'unanticipated')
  for (let time = 0; time < 100; time += 1) fail('198.51.100.0/24')
  fail('203.0.113.0/24')
  logger.error({ err: new Error('a job') }, 'a job failed')
  await reports.close()
  expect(twin.kept).toHaveLength(7)
  expect(JSON.stringify(twin.kept)).not.toMatch(/198\.51|203\.0/)
})

test('thirty a minute are told, not thousands', async () => {
  const { reports, logger, clock } = start()
  for (let time = 0; time < 100; time += 1) logger.error({ err: new Error('again') }, 'unanticipated')
  await reports.close()
  expect(twin.kept).toHaveLength(30)
  clock.advance(60_000)
  logger.error({ err: new Error('again') }, 'unanticipated')
  await reports.close()
  expect(twin.kept).toHaveLength(31)
})

test('a service that is away is nobody’s trouble', async () => {
  const { reports, logger } = start()
  await twin.stop()
  logger.error({ err: new Error('lost') }, 'unanticipated')
  await expect(reports.close()).resolves.toBeUndefined()
})
