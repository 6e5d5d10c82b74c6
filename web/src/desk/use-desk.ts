import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '@endoll/api/endpoint.ts'
import { ApiError, hasCode } from '../calls/api-error.ts'
import { deskCall, type DeskInput } from './desk-call.ts'
import { useSession } from './session.tsx'
import type { DeskWords } from './words/words.ts'

function useEnded() {
  const { over } = useSession()
  return <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (hasCode(error, 'unauthenticated')) over()
      throw error
    })
}

/** Reads from the desk's API. Each reading of a customer is logged, so that nothing is read again without need. */
export function useRead<E extends Endpoint>(endpoint: E, input: DeskInput<E> = {}) {
  const ended = useEnded()
  return useQuery<ReplyOf<E>, ApiError>({
    queryKey: [endpoint.path, input],
    queryFn: () => ended(deskCall(endpoint, input)),
  })
}

/** Does something; the given readings are read anew afterwards. */
export function useDo<E extends Endpoint>(endpoint: E, ...anew: readonly Endpoint[]) {
  const ended = useEnded()
  const queries = useQueryClient()
  return useMutation<ReplyOf<E>, ApiError, DeskInput<E>>({
    mutationFn: (input) => ended(deskCall(endpoint, input)),
    onSuccess: () =>
      Promise.all(anew.map(({ path }) => queries.invalidateQueries({ queryKey: [path] }))).then(
        () => undefined,
      ),
  })
}

/** What went wrong, in words; of a field, what is wrong with it. */
export function saidOf({ error: words }: DeskWords, error: unknown, field?: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const code = field === undefined ? error.code : error.errors[field]?.[0]
  if (code === undefined || (field === undefined && error.code === 'invalid_request')) return undefined
  return (words as Readonly<Record<string, string>>)[code] ?? words.other
}
