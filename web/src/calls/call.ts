import type { ApiVersion, Endpoint } from '@endoll/api/endpoint.ts'
import { fillPath } from '@endoll/api/endpoint.ts'
import type { BodyInput, ParamsInput, QueryInput, ReplyOf } from '@endoll/api/endpoint.ts'
import { isInspection } from '@endoll/api/inspection.ts'
import { actingHere } from '../site/acting.ts'
import { instantOfHeader, setServerTime } from '../site/clock.ts'
import { ApiError, errorOf, hasCode, requestIdOf } from './api-error.ts'
import { freshToken, noteUse, sessionState } from './session-state.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

/** What a call takes: the params, query and body that its endpoint declares. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>>

export interface CallOptions {
  /** Of the API, where it is neither the endpoint's nor the deployment's. */
  readonly version?: ApiVersion
  readonly signal?: AbortSignal
  /** Idempotency key: a second sending under the same key is the same request. */
  readonly sendingKey?: string
}

export type Rest<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]

interface Circumstances {
  readonly version: ApiVersion
  readonly locale: () => string
  /** Gets a new token when the old one has run out; says whether there is one now. */
  readonly renew: () => Promise<boolean>
  /** Asks for what the server wants to be shown first; says whether it was shown. */
  readonly prove?: (error: unknown) => Promise<boolean>
  /** The server no longer knows the session. */
  readonly rejected: () => void
}

let circumstances: Circumstances = {
  version: 1,
  locale: () => '',
  renew: async () => false,
  rejected: () => undefined,
}

/** Called once at the start, so that this file depends on neither texts nor router. */
export function configureCalls(given: Partial<Circumstances>): void {
  circumstances = { ...circumstances, ...given }
}

/** Loosely typed: the public functions below check the shapes. */
interface AnyInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** One call as data: what is called, with what. */
export interface CallMade {
  readonly endpoint: Endpoint
  readonly input: AnyInput
  readonly options: Pick<CallOptions, 'version'>
}

interface AddressedFrom {
  readonly version: ApiVersion
  readonly locale: string
  /** For whom the page acts, for the calls that can be made for another customer. */
  readonly acting: string | undefined
}

/** The address of a call, with its params, query, language and for whom it is made. */
export function addressIn(
  { endpoint, input, options }: CallMade,
  { version, locale, acting }: AddressedFrom,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  if (locale) query.set('lang', locale)
  // Nothing that is read from the desk goes out in the name of whoever else is signed in here.
  if (acting !== undefined && (endpoint.delegate || isInspection(acting))) query.set('for', acting)
  const path = fillPath(endpoint.path, (input.params ?? {}) as Record<string, string | number>)
  const asked = query.toString()
  return `/api/v${options.version ?? endpoint.version ?? version}/${path}${asked ? `?${asked}` : ''}`
}

/** The address of a call from this page. */
export function addressOf(endpoint: Endpoint, input: AnyInput, options: CallOptions): string {
  const { version, locale } = circumstances
  return addressIn({ endpoint, input, options }, { version, locale: locale(), acting: actingHere() })
}

/**
 * Calls the API. At run time an endpoint is only its method, path and access: the build leaves the schemas out. Fails
 * only with ApiError; a 401 to a call that carried a session ends the session, unless it can be renewed.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: Rest<E>
): Promise<ReplyOf<E>> {
  return (await contentOf(await replyTo(endpoint, endpoint.method, input ?? {}, options))) as ReplyOf<E>
}

/** The reply as it came, for files; fails as `call` does. */
export async function replyTo(
  endpoint: Endpoint,
  method: string,
  input: AnyInput,
  options: CallOptions,
): Promise<Response> {
  const needsSession = endpoint.access === 'customer' || endpoint.access === 'session'
  if (needsSession && !endpoint.cookie && !freshToken() && !(await circumstances.renew())) {
    throw new ApiError('unauthenticated', 401)
  }
  const wasSignedIn = sessionState().status === 'signed-in'
  try {
    return await sendOnce(endpoint, method, input, options)
  } catch (error) {
    // The refused call did nothing.
    if (await circumstances.prove?.(error)) return replyTo(endpoint, method, input, options)
    if (!hasCode(error, 'unauthenticated') || !needsSession || !wasSignedIn) throw error
    // A phone may have slept, so that the token only seemed fresh. The refused call did nothing: try again.
    const renewed = !endpoint.cookie && (await circumstances.renew())
    if (renewed) return await sendOnce(endpoint, method, input, options).catch(rejectIfUnauthenticated)
    return rejectIfUnauthenticated(error)
  }
}

function rejectIfUnauthenticated(error: unknown): never {
  if (hasCode(error, 'unauthenticated')) circumstances.rejected()
  throw error
}

async function sendOnce(...sending: Parameters<typeof send>): Promise<Response> {
  const response = await send(...sending)
  if (response.ok) return response
  throw await errorOf(response)
}

async function send(
  endpoint: Endpoint,
  method: string,
  input: AnyInput,
  options: CallOptions,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  const token = endpoint.access === 'anonymous' ? undefined : freshToken()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  if (options.sendingKey) headers.set('idempotency-key', options.sendingKey)
  try {
    const response = await fetch(addressOf(endpoint, input, options), {
      method,
      headers,
      credentials: 'same-origin',
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    setServerTime(instantOfHeader(response.headers.get('date')))
    if (token && response.status !== 401) noteUse('here')
    return response
  } catch (failure) {
    // An aborted call is not a failure of the network: its caller gets the AbortError.
    if (options.signal?.aborted) throw failure
    throw new ApiError('offline', 0)
  }
}

async function contentOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new ApiError('internal', response.status, {}, requestIdOf(response))
  }
}
