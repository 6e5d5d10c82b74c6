import type { FileRefusal } from '@endoll/api/file-purposes.ts'
import { fileRefusals } from '@endoll/api/file-purposes.ts'
import { fieldErrorsOf } from '../i18n/errors/field-text.ts'
import { hasCode } from '../calls/api-error.ts'

/** A file that the server keeps, as an answer of a form remembers it. */
export interface KeptUpload {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

/** Why it did not arrive: what is wrong with it, too large, no network, or anything else. */
export type UploadFailure = FileRefusal | 'too_large' | 'offline' | 'busy' | 'other'

export type Upload = { readonly key: string; readonly name: string; readonly sizeBytes: number } & (
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'sent'; readonly id: string }
  | { readonly state: 'failed'; readonly why: UploadFailure }
)

/** The files of an answer as a list, after a reload for example. */
export function uploadsOf(kept: readonly KeptUpload[]): Upload[] {
  return kept.map(({ id, name, sizeBytes }) => ({ key: id, name, sizeBytes, state: 'sent', id }))
}

/** What the answer is: those that have arrived. */
export function keptOf(uploads: readonly Upload[]): KeptUpload[] {
  return uploads.flatMap((upload) =>
    upload.state === 'sent' ? [{ id: upload.id, name: upload.name, sizeBytes: upload.sizeBytes }] : [],
  )
}

export type UploadEvent =
  | { readonly is: 'added'; readonly key: string; readonly name: string; readonly sizeBytes: number }
  | { readonly is: 'progress'; readonly key: string; readonly share: number }
  | { readonly is: 'arrived'; readonly key: string; readonly id: string; readonly name: string }
  | { readonly is: 'failed'; readonly key: string; readonly why: UploadFailure }
  | { readonly is: 'again'; readonly key: string }
  | { readonly is: 'removed'; readonly key: string }

function changed(upload: Upload, event: UploadEvent): Upload {
  const { key, name, sizeBytes } = upload
  switch (event.is) {
    case 'progress':
      // What comes after the end is of a sending that was given up.
      return upload.state === 'sending' ? { ...upload, share: Math.max(upload.share, event.share) } : upload
    case 'arrived':
      return { key, name: event.name, sizeBytes, state: 'sent', id: event.id }
    case 'failed':
      return { key, name, sizeBytes, state: 'failed', why: event.why }
    case 'again':
      return { key, name, sizeBytes, state: 'sending', share: 0 }
    default:
      return upload
  }
}

/** The list after something happened; what happens to a file that was removed changes nothing. */
export function changeUploads(uploads: readonly Upload[], event: UploadEvent): Upload[] {
  if (event.is === 'added') {
    const { key, name, sizeBytes } = event
    return [...uploads, { key, name, sizeBytes, state: 'sending', share: 0 }]
  }
  if (event.is === 'removed') return uploads.filter(({ key }) => key !== event.key)
  return uploads.map((upload) => (upload.key === event.key ? changed(upload, event) : upload))
}

/** Why a sending failed, by the error of the call. */
export function whyFailed(error: unknown): UploadFailure {
  const code = fieldErrorsOf(error).file?.[0]
  const refusal = fileRefusals.find((known) => known === code)
  if (refusal) return refusal
  if (hasCode(error, 'payload_too_large')) return 'too_large'
  if (hasCode(error, 'offline')) return 'offline'
  return hasCode(error, 'busy', 'too_many_attempts') ? 'busy' : 'other'
}
