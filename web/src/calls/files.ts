import type { Endpoint } from '@endoll/api/endpoint.ts'
import { ApiError, requestIdOf } from './api-error.ts'
import { addressOf, replyTo } from './call.ts'
import type { Rest } from './call.ts'
import { fileNameOf } from './file-name.ts'

/** Address of a file, for a link that the browser downloads itself; the session cookie authorises it. */
export function fileAddress<E extends Endpoint & { readonly cookie: true }>(
  endpoint: E,
  ...[input, options = {}]: Rest<E>
): string {
  return addressOf(endpoint, input ?? {}, options)
}

/** A file that has arrived whole, with the name that the server gave it. */
export interface FetchedFile {
  readonly name: string | undefined
  readonly content: Blob
}

/** Fetches a file; fails as `call` does. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: Rest<E>
): Promise<FetchedFile> {
  const response = await replyTo(endpoint, endpoint.method, input ?? {}, options)
  try {
    return {
      name: fileNameOf(response.headers.get('content-disposition')),
      content: await response.blob(),
    }
  } catch {
    throw new ApiError('offline', 0, {}, requestIdOf(response))
  }
}

/** Asks whether a file can be fetched in this session, without fetching it; fails as `call` does. */
export async function checkThere<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: Rest<E>
): Promise<void> {
  await replyTo(endpoint, 'OPTIONS', input ?? {}, options)
}
