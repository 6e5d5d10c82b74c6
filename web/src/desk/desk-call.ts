import { fillPath } from '@endoll/api/endpoint.ts'
import type { BodyInput, Endpoint, ParamsInput, QueryInput, ReplyOf } from '@endoll/api/endpoint.ts'
import { uploadDeskFile } from '@endoll/api/desk-texts.ts'
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

/** Sends a file for an answer, and says what it is kept as; fails as `deskCall` does, and with AbortError when cancelled. */
export async function sendDeskFile(
  file: File,
  { signal }: { readonly signal: AbortSignal },
): Promise<ReplyOf<typeof uploadDeskFile>> {
  const body = new FormData()
  body.append('file', file, file.name)
  return send(uploadDeskFile, {}, { body, signal })
}

/** Calls the desk's API; fails only with ApiError. */
export async function deskCall<E extends Endpoint>(
  endpoint: E,
  input: DeskInput<E> = {},
): Promise<ReplyOf<E>> {
  const { method } = endpoint
  if (method === 'GET') return send(endpoint, input, {})
  const headers = { 'content-type': 'application/json' }
  return send(endpoint, input, { headers, body: JSON.stringify(input.body ?? {}) })
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: DeskInput<E>,
  { headers, ...init }: Pick<RequestInit, 'body' | 'signal'> & { readonly headers?: Record<string, string> },
): Promise<ReplyOf<E>> {
  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: { [deskTokenHeader]: token, ...headers },
    ...init,
  }).catch((failure: unknown) => {
    if (init.signal?.aborted) throw failure
    throw new ApiError('offline', 0)
  })
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as ReplyOf<E>
}
