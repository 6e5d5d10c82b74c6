import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { errorStatus, fieldCodes, type ErrorCode } from '@endoll/api/errors.ts'
import { SealedError } from '../at-rest/seal.ts'
import { isPassing } from '../db/passing-errors.ts'
import { networkOf } from '../network.ts'
import { errorBody, Failure } from './failure.ts'
import type { FailurePage, FailurePages } from './failure-page.ts'
import { SlowPdfError } from '../pdf/pdf-worker.ts'
import { CallOver, lifeOf } from './held.ts'
import { safeHeaders, withSafeHeaders } from './safe-headers.ts'

/** What a schema error says per issue, as far as it is needed here. */
interface SchemaIssue {
  readonly instancePath?: string
  readonly message?: string
}

const known = new Set<string>(fieldCodes)

const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
}

/** Field errors of a schema failure; a message that is no code of ours becomes `not_valid`. */
export function fieldErrorsOf(issues: readonly SchemaIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = Object.create(null) as Record<string, string[]>
  for (const issue of issues) {
    const field = (issue.instancePath ?? '').split('/').find(Boolean) ?? 'request'
    const code = issue.message && known.has(issue.message) ? issue.message : 'not_valid'
    errors[field] = [...(errors[field] ?? []), code]
  }
  return errors
}

function sendFailure(reply: FastifyReply, failure: Failure, page?: FailurePage) {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds))
  reply.code(errorStatus[failure.code])
  if (page) {
    return reply
      .header('content-security-policy', page.policy)
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(page.text)
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(failure.code, failure.errors, failure.about)))
}

function failureOf(error: FastifyError | Failure): Failure | undefined {
  if (error instanceof Failure) return error
  if (error.validation) {
    // A path parameter that can name nothing gets the same reply as something that is not there.
    if (error.validationContext === 'params') return new Failure('not_found')
    return new Failure('invalid_request', { errors: fieldErrorsOf(error.validation) })
  }
  const code = byFastifyCode[error.code] ?? (error.statusCode === 400 ? 'invalid_request' : undefined)
  return code && new Failure(code)
}

/** What streams and sockets say of the other end that has gone. */
const vanishedCodes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
])

/** Whether the only fault is that the caller has gone. The database reports its own sockets differently. */
function isOfVanishedCaller(
  error: Error & { readonly code?: string },
  call: Parameters<typeof lifeOf>[0],
): boolean {
  if (!lifeOf(call).isBrokenOff) return false
  return error instanceof CallOver || vanishedCodes.has(error.code ?? '')
}

/** What is wrong with a database and passes by itself is over within a few seconds. */
const databaseAwaySeconds = 2
/** Until somebody has given the server the key. */
const withoutKeySeconds = 60
/** What else keeps the machine busy lasts longer. */
const slowDocumentSeconds = 10

/**
 * What whoever called is told of an error: an anticipated one by its code; what passes by itself in the database is logged
 * and is 503 with Retry-After, as is a document that took too long; anything else is logged and a 500.
 */
export function failureToTell(error: unknown, call: Parameters<typeof lifeOf>[0]): Failure {
  const thrown = error as FastifyError | Failure
  const { request } = call
  const failure = failureOf(thrown)
  if (failure) return failure
  if (isOfVanishedCaller(thrown, call)) return new Failure('busy')
  if (isPassing(thrown)) {
    request.log.warn({ err: thrown, route: request.routeOptions.url }, 'the database could not be asked')
    return new Failure('busy', { retryAfterSeconds: databaseAwaySeconds })
  }
  if (thrown instanceof SealedError) {
    request.log.error({ err: thrown, route: request.routeOptions.url }, 'a sealed value does not open')
    return new Failure('busy', { retryAfterSeconds: withoutKeySeconds })
  }
  if (thrown instanceof SlowPdfError) {
    request.log.warn({ err: thrown, route: request.routeOptions.url }, 'a document took too long')
    return new Failure('busy', { retryAfterSeconds: slowDocumentSeconds })
  }
  request.log.error(
    { err: thrown, route: request.routeOptions.url, network: networkOf(request.ip) },
    'unanticipated',
  )
  return new Failure('internal')
}

/** Turns every error into a reply: a page for a person who opened the address, JSON for a program. */
export function handleErrors(app: FastifyInstance, pages?: FailurePages): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureToTell(error, { request, reply })
    return sendFailure(reply, failure, pages?.(failure.code, request))
  })
}

/** The reply of an unknown path under /api. */
export function replyNotFound(reply: FastifyReply, page?: FailurePage) {
  return sendFailure(reply, new Failure('not_found'), page)
}

/** A path that the router cannot look up (`%ff`, a name far too long) gets 404. */
export function replyUnroutable(pages?: FailurePages) {
  return (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void replyNotFound(withSafeHeaders(request, reply), pages?.('not_found', request))
  }
}

const statusLine: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Bytes that are no HTTP request, or whose head is too slow or too long: a bare status, and the connection is closed. */
export function replyUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const headers = Object.entries({ ...safeHeaders, 'content-length': 0, connection: 'close' })
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  if (socket.writable) socket.write(`HTTP/1.1 ${statusLine[error.code] ?? '400 Bad Request'}\r\n${head}\r\n`)
  socket.destroy(error)
}
