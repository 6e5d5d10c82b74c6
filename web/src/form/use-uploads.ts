import { useEffect, useRef, useState } from 'react'
import type { FilePurpose } from '@endoll/api/file-purposes.ts'
import { sendFile, type Sending } from '../calls/send-file.ts'
import { changeUploads, keptOf, uploadsOf, whyFailed } from './upload-list.ts'
import type { KeptUpload, Upload, UploadEvent } from './upload-list.ts'

interface UploadsOptions {
  readonly purpose: FilePurpose
  /** The answer as it was, for the files that have arrived already. */
  readonly kept: readonly KeptUpload[]
  /** Called whenever the answer changes. */
  readonly onChange: (kept: readonly KeptUpload[]) => void
  /** Otherwise as customers and visitors send. */
  readonly send?: (file: File, sending: Sending) => Promise<{ readonly id: string; readonly name: string }>
}

interface Uploads {
  readonly uploads: readonly Upload[]
  readonly add: (files: readonly File[]) => void
  /** Takes a file off the list; one on its way is not sent on. */
  readonly remove: (key: string) => void
  readonly retry: (key: string) => void
}

let added = 0

/** Files being sent, each by itself; those on their way when the part goes are cancelled. */
export function useUploads({ purpose, kept, onChange, send: sendBy = sendFile }: UploadsOptions): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>(() => uploadsOf(kept))
  const list = useRef(uploads)
  const files = useRef(new Map<string, File>())
  const sendings = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const { current } = sendings
    return () => current.forEach((sending) => sending.abort())
  }, [])

  const happen = (event: UploadEvent) => {
    list.current = changeUploads(list.current, event)
    setUploads(list.current)
    if (event.is !== 'progress') onChange(keptOf(list.current))
  }
  const send = async (key: string, file: File) => {
    const sending = new AbortController()
    sendings.current.set(key, sending)
    try {
      const { id, name } = await sendBy(file, {
        purpose,
        signal: sending.signal,
        onProgress: (share) => happen({ is: 'progress', key, share }),
      })
      happen({ is: 'arrived', key, id, name })
    } catch (error) {
      if (!sending.signal.aborted) happen({ is: 'failed', key, why: whyFailed(error) })
    }
  }
  return {
    uploads,
    add: (chosen) => {
      for (const file of chosen) {
        const key = `file-${(added += 1)}`
        files.current.set(key, file)
        happen({ is: 'added', key, name: file.name, sizeBytes: file.size })
        void send(key, file)
      }
    },
    remove: (key) => {
      sendings.current.get(key)?.abort()
      files.current.delete(key)
      happen({ is: 'removed', key })
    },
    retry: (key) => {
      const file = files.current.get(key)
      if (!file) return
      happen({ is: 'again', key })
      void send(key, file)
    },
  }
}
