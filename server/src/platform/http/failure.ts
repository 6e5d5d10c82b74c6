import {
  errorStatus,
  type ErrorBody,
  type ErrorCode,
  type ErrorSubject,
  type FieldErrors,
} from '@endoll/api/errors.ts'

/** An anticipated error with a code of `api/src/errors.ts`; may be thrown anywhere below a handler. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  readonly about: ErrorSubject | undefined

  constructor(
    code: ErrorCode,
    more: { errors?: FieldErrors; retryAfterSeconds?: number; about?: ErrorSubject; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause })
    this.name = 'Failure'
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.about = more.about
  }
}

/** The same 404 for what does not exist and for what is not the caller's. */
export function notFound() {
  return new Failure('not_found')
}

/** A 400 with the fields' codes. */
export function invalidFields(errors: FieldErrors) {
  return new Failure('invalid_request', { errors })
}

export function errorBody(code: ErrorCode, errors?: FieldErrors, about?: ErrorSubject): ErrorBody {
  return {
    status: 'ERROR',
    status_code: errorStatus[code],
    error: code,
    ...(errors ? { errors } : {}),
    ...(about ? { about } : {}),
  }
}
