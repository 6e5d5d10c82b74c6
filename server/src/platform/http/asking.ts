import { isLocale, type Locale } from '@endoll/api/language.ts'
import { idempotencyHeader } from '@endoll/api/requests.ts'
import type { FastifyRequest } from 'fastify'
import { invalidFields } from './failure.ts'
import type { Caller } from './implement.ts'

/** Who asks, in which language, and under which key. */
export interface Asking {
  readonly caller: Pick<Caller, 'accountId' | 'customerId' | 'contracts' | 'agent'> & {
    /** Null of what is asked for by itself once something else was signed. */
    readonly sessionId: string | null
  }
  /** Undefined if the call named none. */
  readonly locale: Locale | undefined
  /** The same key again is the same call. Undefined if it has none: then every call is a new one. */
  readonly key: string | undefined
}

/** The key under which a call is sent; undefined if it has none. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[idempotencyHeader]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{8,80}$/.test(key)) {
    throw invalidFields({ [idempotencyHeader]: ['not_valid'] })
  }
  return key
}

export function askingOf({ caller, request }: { caller: Caller; request: FastifyRequest }): Asking {
  const { lang } = request.query as { lang?: unknown }
  const locale = isLocale(lang) ? lang : undefined
  return { caller, locale, key: keyOf(request) }
}
