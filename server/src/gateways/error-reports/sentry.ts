import {
  createEventEnvelope,
  createTransport,
  dsnFromString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  uuid4,
} from '@sentry/core'
import type { Event } from '@sentry/core'
import type { Clock } from '../../platform/clock.ts'
import type { DescribedError, LoggedError } from '../../platform/log.ts'
import type { ErrorReports } from './gateway.ts'

const closeMs = 2000
const sendMs = 10_000
/** A server that fails a thousand times a minute says the same each time. */
const perMinute = 30
/** What one network causes must not take the place of everybody else's. */
const perNetworkMinute = 5

/** `at name (file:line:column)`, from the outermost call to the one that failed. */
function framesOf(stack: readonly string[]) {
  return stack.toReversed().flatMap((line) => {
    const [, name, filename, lineno, colno] = /^at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? []
    if (filename === undefined) return []
    return [
      {
        filename: filename.replace(/^.*\/(?=(?:node_modules|server|api|domain)\/)/, ''),
        ...(name && { function: name }),
        lineno: Number(lineno),
        colno: Number(colno),
        in_app: !/node_modules|^node:/.test(filename),
      },
    ]
  })
}

/** The protocol wants the cause before what it led to. */
function exceptionsOf({
  cause,
  type,
  message,
  stack,
}: DescribedError): NonNullable<NonNullable<Event['exception']>['values']> {
  return [
    ...(cause ? exceptionsOf(cause) : []),
    { type, value: message, stacktrace: { frames: framesOf(stack) } },
  ]
}

/** Reports by the envelope protocol of Sentry, to the service that the deployment's `replay.endpoint` names. */
export function sentryReports(
  endpoint: string,
  {
    release,
    environment,
    clock,
  }: { readonly release: string; readonly environment: string; readonly clock: Clock },
): ErrorReports {
  const dsn = dsnFromString(endpoint)
  if (!dsn) throw new Error('replay.endpoint is no DSN such as https://key@errors.example/1')
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn)
  const transport = createTransport({ recordDroppedEvent: () => undefined }, async ({ body }) => {
    const reply = await fetch(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { 'content-type': 'application/x-sentry-envelope' },
      signal: AbortSignal.timeout(sendMs),
    })
    await reply.body?.cancel()
    return {
      statusCode: reply.status,
      headers: {
        'x-sentry-rate-limits': reply.headers.get('x-sentry-rate-limits'),
        'retry-after': reply.headers.get('retry-after'),
      },
    }
  })
  let minute = 0
  let told = 0
  const toldOf = new Map<string, number>()
  const maySend = (nowMs: number, network: string | undefined) => {
    const now = Math.floor(nowMs / 60_000)
    if (now !== minute) {
      ;[minute, told] = [now, 0]
      toldOf.clear()
    }
    if (told >= perMinute) return false
    if (network !== undefined) {
      const before = toldOf.get(network) ?? 0
      if (before >= perNetworkMinute) return false
      toldOf.set(network, before + 1)
    }
    told += 1
    return true
  }
  const eventOf = ({ text, error, fields }: LoggedError, nowMs: number): Event => ({
    event_id: uuid4(),
    timestamp: nowMs / 1000,
    platform: 'node',
    level: 'error',
    release,
    environment,
    message: text,
    tags: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    ...(error && { exception: { values: exceptionsOf(error) } }),
  })
  return {
    report(logged) {
      const nowMs = clock.nowMs()
      if (!maySend(nowMs, logged.network)) return
      const envelope = createEventEnvelope(eventOf(logged, nowMs), dsn)
      transport.send(envelope).then(undefined, () => undefined)
    },
    async close() {
      await transport.flush(closeMs)
    },
  }
}
