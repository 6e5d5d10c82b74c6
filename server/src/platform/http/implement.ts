import type { FastifyReply, FastifyRequest } from 'fastify'
import type {
  Access,
  BodyOf,
  Endpoint,
  FileReply,
  ParamsOf,
  QueryOf,
  ReplyInput,
} from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { LoginType } from '@endoll/api/session.ts'
import type { StaffRole } from '@endoll/api/staff-roles.ts'
import type { Grant } from '../db/who-asks.ts'

/** Who signed in, and for which customer: their own, or another who lets them (modules/delegations). */
export interface Caller {
  readonly sessionId: string
  /** Who acts. */
  readonly accountId: number
  /** For whom: the customer whose things it may see. */
  readonly customerId: number
  /** Ids of the contracts that it is limited to; undefined of all of the customer's. */
  readonly contracts?: readonly number[] | undefined
  /** Which delegation lets it act for another customer; undefined for its own. */
  readonly delegationId?: number | undefined
  /** What lets it act for another, asked again while the call runs. */
  readonly grant?: Grant | undefined
  /** Of somebody of the desk who reads the customer's office (modules/desk): only as `agent` is anything changed. */
  readonly inspection?: Inspection | undefined
  /** Of a call that changes something for a customer who has said their code: who of the desk makes it. */
  readonly agent?: string | undefined
  readonly scope: 'all' | 'pwchange' | 'look'
  /** How the session was opened. */
  readonly login: LoginType
  /** The session's device keeps it. */
  readonly kept?: boolean | undefined
  /** The secret of a kept session is due to be replaced. */
  readonly stale?: boolean | undefined
}

/** By whom an office is read, until when, and the address that ends it. */
export interface Inspection {
  readonly by: string
  readonly until: string
  readonly leave: string
  /** Whether the customer has said their code to whoever reads it. */
  readonly acts: boolean
}

/** For whom a program reads by a token of the customer's: without a session. */
export type TokenCaller = Pick<Caller, 'accountId' | 'customerId' | 'contracts' | 'delegationId' | 'grant'>

/** Somebody of the retailer's who has signed in at the desk (modules/desk); never a customer. */
export interface Staff {
  readonly sessionId: string
  readonly staffId: number
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** Whether password and second factor are their own; until then nothing else is answered. */
  readonly enrolled: boolean
}

export type FileBody = string | Buffer | NodeJS.ReadableStream

/** A file to send: the name the customer saves it under, and its bytes, whole or as a stream. */
export interface SentFile {
  readonly name: string
  readonly mediaType: string
  /**
   * How many bytes it has, where that is known before it is made: a reader sees how far it is, and that it broke off.
   */
  readonly sizeBytes?: number
  /** Makes it. Not called for OPTIONS, which only says whether the caller may have the file. */
  readonly body: () => FileBody | Promise<FileBody>
  /** Shown in the browser's own viewer, for deployments that open documents in a tab; saved otherwise. */
  readonly inline?: boolean
}

type CallerOf<A extends Access> = A extends 'customer' | 'session'
  ? Caller
  : A extends 'token'
    ? TokenCaller
    : A extends 'visitor'
      ? Caller | null
      : A extends 'staff'
        ? Staff
        : null

/** Everything a handler gets. `caller` is there unless the endpoint is open to visitors. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: CallerOf<E['access']>
  readonly locale: Locale
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E['reply'] extends FileReply ? SentFile : ReplyInput<E>>

type EndpointsOf<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] }
type HandlersOf<M> = { [K in keyof EndpointsOf<M>]: M[K] extends Endpoint ? Handler<M[K]> : never }

/** One endpoint with its handler, types erased for mounting. */
export interface MountedEndpoint {
  readonly name: string
  readonly endpoint: Endpoint
  readonly handler: (call: Call<Endpoint>) => Promise<unknown>
}

/** A capability's share of the API. */
export interface ApiModule {
  readonly slug: string
  readonly endpoints: readonly MountedEndpoint[]
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  )
}

/**
 * Binds a file of `api/src` to its handlers. A missing or superfluous handler, or one whose result does not fit
 * the declared reply, does not compile.
 */
export function implement<M extends object>(
  slug: string,
  contract: M,
  handlers: NoInfer<HandlersOf<M>>,
): ApiModule {
  return {
    slug,
    endpoints: Object.entries(contract)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, endpoint]) => ({
        name,
        endpoint,
        handler: (handlers as unknown as Record<string, MountedEndpoint['handler']>)[name]!,
      })),
  }
}
