import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { errorStatus, fieldCodes, type ErrorCode } from '@endoll/api/errors.ts'
import { isUnreachable } from '../db/is-unreachable.ts'
import { errorBody, Failure } from './failure.ts'

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

function answer(reply: FastifyReply, failure: Failure) {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds))
  return reply
    .code(errorStatus[failure.code])
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(failure.code, failure.errors, failure.about)))
}

function failureOf(error: FastifyError | Failure): Failure | undefined {
  if (error instanceof Failure) return error
  if (error.validation) {
    // An address that cannot name anything names nothing: the same answer as something that is not there.
    if (error.validationContext === 'params') return new Failure('not_found')
    return new Failure('invalid_request', { errors: fieldErrorsOf(error.validation) })
  }
  const code = byFastifyCode[error.code] ?? (error.statusCode === 400 ? 'invalid_request' : undefined)
  return code && new Failure(code)
}

/** A database that restarts is back within a few seconds. */
const databaseAwaySeconds = 2

/**
 * One place where every error becomes an answer: anticipated ones by their code; a database that is away is logged and
 * answers that it is worth asking again; the rest is logged and a 500.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = failureOf(error)
    if (failure) return answer(reply, failure)
    if (isUnreachable(error)) {
      request.log.warn({ err: error, route: request.routeOptions.url }, 'the database is away')
      return answer(reply, new Failure('busy', { retryAfterSeconds: databaseAwaySeconds }))
    }
    request.log.error({ err: error, route: request.routeOptions.url }, 'unanticipated')
    return answer(reply, new Failure('internal'))
  })
}

/** The answer of a path under /api that nobody mounted. */
export function answerNotFound(reply: FastifyReply) {
  return answer(reply, new Failure('not_found'))
}
