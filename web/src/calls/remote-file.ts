import type { Endpoint } from '@endoll/api/endpoint.ts'
import { checkThere, fetchFile, fileAddress } from './files.ts'
import type { Rest } from './call.ts'
import type { FetchedFile } from './files.ts'

/** A file of the API that has not been asked for yet. */
export interface RemoteFile {
  /** For a link; the session cookie authorises it. */
  readonly address: string
  /** Asks whether it is there for this session. */
  readonly check: () => Promise<void>
  readonly fetch: () => Promise<FetchedFile>
}

/** `remoteFile(downloadInvoice, { params: { id } })` */
export function remoteFile<E extends Endpoint & { readonly cookie: true }>(
  endpoint: E,
  ...rest: Rest<E>
): RemoteFile {
  return {
    address: fileAddress(endpoint, ...rest),
    check: () => checkThere(endpoint, ...rest),
    fetch: () => fetchFile(endpoint, ...rest),
  }
}
