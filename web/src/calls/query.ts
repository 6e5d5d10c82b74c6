import type { Endpoint, ReplyOf } from '@endoll/api/endpoint.ts'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import type { CallInput, CallOptions } from './call.ts'
import { onSessionEnd } from './session.ts'

/** One for the signed-in pages; whatever it remembers is forgotten when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without it a reading would wait silently for the network; people want to be told.
      networkMode: 'always',
      // An answer with a code will not change by asking again; a missing answer may.
      retry: (failures, error) => failures < 2 && error instanceof ApiError && retried.has(error.code),
    },
  },
})
const retried: ReadonlySet<string> = new Set(['offline', 'busy'])
onSessionEnd(() => queryClient.clear())

/** How a screen reads: `useQuery(read(listContracts, { query: { offset: 0 } }))`, and its loader prefetches the same. */
export function read<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Pick<CallOptions, 'version'> = {},
) {
  return queryOptions<ReplyOf<E>, ApiError>({
    queryKey: [endpoint.path, input, options.version],
    queryFn: ({ signal }) => (call as Caller<E>)(endpoint, input, { ...options, signal }),
  })
}

/** `call` for a declaration that is not known yet, whose rest parameters the compiler cannot work out. */
type Caller<E extends Endpoint> = (
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
) => Promise<ReplyOf<E>>
