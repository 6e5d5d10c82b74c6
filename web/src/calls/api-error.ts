import type { ErrorCode, FieldErrors } from '@endoll/api/errors.ts'

/** A code of the contract, or `offline` when no answer came at all. */
export type FailureCode = ErrorCode | 'offline'

/** The one way a call fails. Its code has words in every language; `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly code: FailureCode
  readonly status: number
  readonly errors: FieldErrors
  /** For the person on the phone. */
  readonly requestId: string | undefined

  constructor(code: FailureCode, status: number, errors: FieldErrors = {}, requestId?: string) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.errors = errors
    this.requestId = requestId
  }
}
