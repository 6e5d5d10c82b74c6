import type { ErrorBody, ErrorCode, ErrorSubject, FieldErrors } from '@endoll/api/errors.ts'

/** A code of the API, or `offline` when no reply came at all. */
export type FailureCode = ErrorCode | 'offline'

/** The one way a call fails. Its code has words in every language; `status` is 0 when no reply came. */
export class ApiError extends Error {
  readonly code: FailureCode
  readonly status: number
  readonly errors: FieldErrors
  /** To quote on the phone: the server's log has it. */
  readonly requestId: string | undefined
  readonly about: ErrorSubject | undefined
  /** After how many seconds the server says that it may be tried again. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: FailureCode,
    status: number,
    errors: FieldErrors = {},
    requestId?: string,
    about?: ErrorSubject,
    retryAfterSeconds?: number,
  ) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.errors = errors
    this.requestId = requestId
    this.about = about
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function hasCode(error: unknown, ...codes: readonly FailureCode[]): boolean {
  return error instanceof ApiError && codes.includes(error.code)
}

/** No network or a busy server: the same call may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  return hasCode(error, 'offline', 'busy')
}

/** What the address names does not exist or is another customer's: the API does not say which (400 or 404). */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

export function requestIdOf(response: Response) {
  return response.headers.get('x-request-id') ?? undefined
}

/** The error that a reply tells. */
export async function errorOf(response: Response): Promise<ApiError> {
  const requestId = requestIdOf(response)
  try {
    const body = (await response.json()) as Partial<ErrorBody>
    if (body.status === 'ERROR' && body.error)
      return new ApiError(
        body.error,
        response.status,
        body.errors,
        requestId,
        body.about,
        Number(response.headers.get('retry-after') ?? 0),
      )
  } catch {
    // Not our server's reply (a proxy's page, perhaps): the status is all there is.
  }
  return new ApiError(response.status === 503 ? 'busy' : 'internal', response.status, {}, requestId)
}
