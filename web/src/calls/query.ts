import type { Endpoint, ReplyOf } from '@endoll/api/endpoint.ts'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { FetchQueryOptions } from '@tanstack/react-query'
import { isTransient } from './api-error.ts'
import type { ApiError } from './api-error.ts'
import { addressOf, call } from './call.ts'
import type { CallInput, CallMade, CallOptions } from './call.ts'
import { onSessionEnd } from './session.ts'
import { takeCarriedReply } from './signed-in-data.ts'

/** What signed-in pages have read; emptied when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without it a query would wait for the network without an error to show.
      networkMode: 'always',
      // Any other error would come back the same.
      retry: (failures, error) => failures < 2 && isTransient(error),
    },
  },
})
onSessionEnd(() => queryClient.clear())

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      readonly call: CallMade
      /** Keeps what a reply brings along for other calls. */
      readonly keepParts?: ((queries: QueryClient, reply: never) => void) | undefined
    }
  }
}

/** What a page reads before anything else: its loader asks for it, or the server has put it into the page already. */
export interface FirstRead {
  readonly call: CallMade
  /** Uses the reply that came with the page; otherwise calls for it, unless `asks` is false. */
  readonly prefetch: (asks?: boolean) => void
  /** Puts a reply to where the page reads it. */
  readonly keep: (queries: QueryClient, reply: unknown) => void
  /** The page has its answer without it: the server draws the page also where this reply is missing. */
  readonly dispensable?: true
}

/** A query as a first read of a page. */
export function firstRead<Reply>(query: FetchQueryOptions<Reply, ApiError>): FirstRead {
  if (!query.meta) throw new Error('not of read()')
  const { call: made, keepParts } = query.meta
  const keep: FirstRead['keep'] = (queries, reply) => {
    queries.setQueryData(query.queryKey, reply)
    keepParts?.(queries, reply as never)
  }
  return {
    call: made,
    keep,
    prefetch: (asks = true) => {
      const carried = takeCarriedReply(addressOf(made.endpoint, made.input, made.options))
      if (carried !== undefined) keep(queryClient, carried)
      else if (asks) void queryClient.prefetchQuery(query)
    },
  }
}

/**
 * `useQuery(read(listContracts, { query: { offset: 0 } }))`; the route's loader prefetches the same. `keepParts` keeps
 * what a reply brings along for other calls.
 */
export function read<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Pick<CallOptions, 'version'> = {},
  keepParts?: (queries: QueryClient, reply: ReplyOf<E>) => void,
) {
  return queryOptions<ReplyOf<E>, ApiError>({
    meta: { call: { endpoint, input, options }, keepParts },
    queryKey: [endpoint.path, input, options.version],
    queryFn: async ({ client, signal }) => {
      const reply = await (call as Caller<E>)(endpoint, input, { ...options, signal })
      keepParts?.(client, reply)
      return reply
    },
  })
}

/** `call` for any endpoint: the compiler cannot work out its rest parameters for a type parameter. */
type Caller<E extends Endpoint> = (
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
) => Promise<ReplyOf<E>>
