import type * as z from 'zod/v4/core'
import type { DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import type { ErrorCode } from './errors.ts'
import type { SwitchName, Switches } from './deployment/switches.ts'
import type { StaffRole } from './staff-roles.ts'

/** Any zod schema, classic or mini. */
export type Schema = z.$ZodType

/**
 * Who may call.
 * `anonymous`: anyone. `visitor`: anyone, and known where a session is sent. `customer`: a full session. `session`: also the session that may only change its
 * password (the `change_password` flag). `system`: the retailer's own systems, by API key. `token`: a program of the
 * customer's, by a token that reads and does nothing else (data-tokens.ts). `desk`: anyone in the networks of the desk.
 * `staff`: whoever has signed in there.
 */
export type Access = 'anonymous' | 'visitor' | 'customer' | 'session' | 'system' | 'token' | 'desk' | 'staff'

/** A reply that is a file: its media types; the name travels in Content-Disposition. */
export interface FileReply {
  readonly file: readonly string[]
}

/**
 * One call of the API, declared once: the server must implement exactly it, the browser calls through it,
 * the OpenAPI description and the coverage table are generated from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Below each of `prefixesOf`, letter by letter as in the specification; the trailing slash counts. */
  readonly path: string
  /** The version that the browser calls it by, where the specification names one; else the deployment's. */
  readonly version?: ApiVersion
  /** One sentence for the OpenAPI description. */
  readonly summary: string
  readonly access: Access
  /**
   * Whoever acts for another customer may call it for that customer, with at least this role: the query says for whom
   * (`for`: the id of a delegation). Without it the call is of one's own account alone.
   */
  readonly delegate?: DelegateRole
  /** Somebody of the desk may call it for a customer who has said their code: never a payment, a signature or a password. */
  readonly byAgent?: true
  /** Of `staff`: which role it takes. Without one it is also for who has no second factor yet. */
  readonly role?: StaffRole
  /** Also for a session that its device keeps, where it is neither a reading for a delegate that looks nor public. */
  readonly whileKept?: true
  /** The session cookie is enough (GET downloads and restoring a session); everything else requires the header. */
  readonly cookie?: true
  /** The same key in the header Idempotency-Key again is the same call: nothing is done twice. */
  readonly keyed?: true
  /** Of an account with a passkey or codes of an app, the session must have shown one lately (step-up.ts). */
  readonly stepUp?: true
  /** Feature switch: while it is off (of several: while all are) the call replies 404 as if it did not exist. */
  readonly switch?: SwitchName | readonly SwitchName[]
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The handler gets the body as the bytes that came, to verify them before they are read; it parses them itself. */
  readonly rawBody?: true
  /** The body may be a form, as an identity provider sends one; only of a call that verifies its bytes. */
  readonly form?: true
  /**
   * The body brings files, up to the deployment's largest. `json`: `content` of a file in it is a data URL, which is
   * taken out while it arrives (files.ts). `multipart`: the body may also be one file as a browser sends it.
   */
  readonly files?: 'json' | 'multipart'
  readonly reply: Schema | FileReply
  /** A reply, for the OpenAPI description. */
  readonly example?: unknown
  /** Codes this call may reply with beside those of every call (see errors.ts). */
  readonly errors: readonly ErrorCode[]
}

/** Declares an endpoint; the literal types are kept, so that paths and codes can be checked by the compiler. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined
type InputOf<S> = S extends Schema ? z.input<S> : undefined

/** Whether the call only reads what a delegate may read who looks. */
export function isLooking({
  method,
  delegate,
  stepUp,
}: Pick<Endpoint, 'method' | 'delegate' | 'stepUp'>): boolean {
  return method === 'GET' && delegate === 'look' && !stepUp
}

/**
 * Whether a session that its device keeps (session.ts) may make the call before its owner has shown again who they are:
 * what looking and visitors may read, and what says so itself.
 */
export function isOpenWhileKept(
  endpoint: Pick<Endpoint, 'method' | 'access' | 'delegate' | 'stepUp' | 'whileKept'>,
): boolean {
  const { method, access, whileKept } = endpoint
  return whileKept === true || isLooking(endpoint) || (method === 'GET' && access === 'visitor')
}

/** The switches of an endpoint; none where it is always on. */
export function switchesOf({ switch: needed }: Pick<Endpoint, 'switch'>): readonly SwitchName[] {
  return needed === undefined ? [] : typeof needed === 'string' ? [needed] : needed
}

/** Whether a deployment with these switches offers the call. */
export function isOffered(endpoint: Pick<Endpoint, 'switch'>, switches: Switches): boolean {
  const needed = switchesOf(endpoint)
  return needed.length === 0 || needed.some((name) => switches[name])
}

/** What a handler receives, after validation. */
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type BodyOf<E extends Endpoint> = E extends { readonly rawBody: true }
  ? Uint8Array
  : OutputOf<E['body']>

/** What a caller sends, before defaults are applied. */
export type ParamsInput<E extends Endpoint> = InputOf<E['params']>
export type QueryInput<E extends Endpoint> = InputOf<E['query']>
export type BodyInput<E extends Endpoint> = InputOf<E['body']>

/** What a handler returns and what the browser receives. */
export type ReplyInput<E extends Endpoint> = InputOf<E['reply']>
export type ReplyOf<E extends Endpoint> = OutputOf<E['reply']>

/** Whether the endpoint replies with a file. */
export function repliesWithFile(reply: Endpoint['reply']): reply is FileReply {
  return 'file' in reply
}

/** Versions at which every call of the office is mounted: one handler, two mounts. */
export const apiVersions = [1, 2] as const
export type ApiVersion = (typeof apiVersions)[number]

/** Where a call is mounted: calls by token apart from those of the office, as are those of the desk, which name their version. */
export function prefixesOf({ access }: Pick<Endpoint, 'access'>): readonly string[] {
  if (access === 'token') return ['/api/data/v1/']
  if (access === 'desk' || access === 'staff') return ['/api/']
  return apiVersions.map((version) => `/api/v${version}/`)
}

/** `contracts/{name}/pdf/` with `{name: 'A 1'}` becomes `contracts/A%201/pdf/`. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new Error(`path ${path} lacks the parameter ${key}`)
    return encodeURIComponent(String(value))
  })
}
