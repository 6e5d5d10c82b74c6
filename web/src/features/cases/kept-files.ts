import { useState } from 'react'
import { forgetSending } from '../../flow/sending-key.ts'
import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'
import type { KeptUpload } from '../../form/upload-list.ts'

function keyOf(draftKey: string) {
  return `${draftKey} files`
}

function readKept(draftKey: string): readonly KeptUpload[] {
  const { files }: { files?: unknown } = readDraft(keyOf(draftKey)) ?? {}
  return Array.isArray(files) ? (files as readonly KeptUpload[]) : []
}

/** The files of a message that is being written, kept over a reload. */
export function useKeptFiles(draftKey: string) {
  const [files, setFiles] = useState(() => readKept(draftKey))
  const keep = (kept: readonly KeptUpload[]) => {
    setFiles(kept)
    writeDraft(keyOf(draftKey), { files: kept })
  }
  return { files, keep }
}

/** Once it has arrived: nothing of what was written is kept here. */
export function forgetMessage(draftKey: string): void {
  for (const key of [draftKey, keyOf(draftKey)]) clearDraft(key)
  forgetSending(draftKey)
}
