import {
  errorStatus,
  type ErrorBody,
  type ErrorCode,
  type ErrorSubject,
  type FieldErrors,
} from '@endoll/api/errors.ts'

/** An anticipated error: a code of the closed list, thrown anywhere below a handler and answered once. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  readonly about: ErrorSubject | undefined

  constructor(
    code: ErrorCode,
    more: { errors?: FieldErrors; retryAfterSeconds?: number; about?: ErrorSubject } = {},
  ) {
    super(code)
    this.name = 'Failure'
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.about = more.about
  }
}

/** What is not there and what is not the caller's answer alike. */
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
