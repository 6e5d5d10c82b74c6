import { fillPath } from '@endoll/api/endpoint.ts'
import type { BodyInput, Endpoint, ParamsInput, QueryInput, ReplyOf } from '@endoll/api/endpoint.ts'
import { deskTokenHeader } from '@endoll/api/desk-words.ts'
import { ApiError, errorOf } from '../calls/api-error.ts'

let token = ''

/** What calls that change something repeat; of the session that is open. */
export function keepToken(given: string): void {
  token = given
}

export interface DeskInput<E extends Endpoint> {
  readonly params?: ParamsInput<E>
  readonly query?: QueryInput<E>
  readonly body?: BodyInput<E>
}

function addressOf(endpoint: Endpoint, { params, query }: { params?: unknown; query?: unknown }): string {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) asked.set(name, String(value))
  const path = `/api/${fillPath(endpoint.path, (params ?? {}) as Record<string, string>)}`
  return asked.size > 0 ? `${path}?${asked}` : path
}

/** Calls the desk's API; fails only with ApiError. */
export async function deskCall<E extends Endpoint>(
  endpoint: E,
  input: DeskInput<E> = {},
): Promise<ReplyOf<E>> {
  const { method } = endpoint
  const response = await fetch(addressOf(endpoint, input), {
    method,
    credentials: 'same-origin',
    headers: { [deskTokenHeader]: token, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: JSON.stringify(input.body ?? {}) }),
  }).catch(() => {
    throw new ApiError('offline', 0)
  })
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as ReplyOf<E>
}
