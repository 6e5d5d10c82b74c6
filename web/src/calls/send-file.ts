import { uploadFile } from '@endoll/api/files.ts'
import type { FilePurpose } from '@endoll/api/file-purposes.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { ApiError, errorOf } from './api-error.ts'
import { addressOf } from './call.ts'
import { freshToken } from './session-state.ts'

export interface Sending {
  readonly purpose: FilePurpose
  /** How much has gone, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file and says what it is kept as. Fails only with ApiError, or with AbortError when it was cancelled. By
 * XMLHttpRequest, because fetch does not tell how much has gone.
 */
export function sendFile(
  file: File,
  { purpose, onProgress, signal }: Sending,
): Promise<ReplyOf<typeof uploadFile>> {
  const form = new FormData()
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(uploadFile.method, addressOf(uploadFile, { query: { purpose } }, {}))
    request.setRequestHeader('accept', 'application/json')
    // Customers have room and budgets of their own.
    const token = freshToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('error', () => reject(new ApiError('offline', 0)))
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
    request.addEventListener('load', () => {
      const reply = new Response(request.responseText, { status: request.status })
      const read = reply.ok ? reply.json().then(resolve) : errorOf(reply).then(reject)
      read.catch(() => reject(new ApiError('internal', request.status)))
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
