import { isOpenWhileKept, type Endpoint } from '@endoll/api/endpoint.ts'
import { commonErrors, type ErrorCode } from '@endoll/api/errors.ts'
import { Failure } from './failure.ts'

/** The error codes that this call can return: a call without a session never returns those of a session. */
export function declaredErrors(endpoint: Endpoint): ErrorCode[] {
  const impossible = new Set<ErrorCode>()
  if (endpoint.access === 'anonymous') impossible.add('unauthenticated').add('password_change_required')
  if (endpoint.access === 'system') impossible.add('password_change_required')
  if (endpoint.access === 'token') impossible.add('password_change_required')
  if (endpoint.access === 'desk') impossible.add('unauthenticated').add('password_change_required')
  if (['anonymous', 'system', 'token', 'desk', 'staff'].includes(endpoint.access))
    impossible.add('delegation_refused')
  if (!['customer', 'session', 'visitor'].includes(endpoint.access) || isOpenWhileKept(endpoint))
    impossible.add('reauthentication_required')
  if (!endpoint.delegate) impossible.add('delegation_ended')
  if (endpoint.access === 'session') impossible.add('password_change_required')
  if (endpoint.method === 'GET') {
    for (const code of [
      'invalid_json',
      'forbidden',
      'payload_too_large',
      'unsupported_media_type',
    ] as const) {
      impossible.add(code)
    }
  }
  const ofFiles = endpoint.files ? (['too_many_attempts'] as const) : []
  return [...new Set([...commonErrors, ...endpoint.errors, ...ofFiles])].filter(
    (code) => !impossible.has(code),
  )
}

/** Throws where a call fails with a code that its document does not name: a program that calls would not know it. */
export function assertDeclared(endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof Failure) || declaredErrors(endpoint).includes(error.code)) return
  const { method, path } = endpoint
  throw new Error(`${method} ${path} answers ${error.code}, which it does not declare`, { cause: error })
}
