import { useRef } from 'react'
import { caseLimits } from '@endoll/api/cases.ts'
import { acceptedTypes } from '@endoll/api/file-purposes.ts'
import type { KeptUpload, Upload } from '../form/upload-list.ts'
import { useHeldSubmit } from '../form/use-held-submit.ts'
import { useUploads } from '../form/use-uploads.ts'
import { FileField, type FileItem } from '../ui/FileField.tsx'
import { sendDeskFile } from './desk-call.ts'
import { useWords } from './words/use-words.tsx'

interface AnswerFilesProps {
  readonly kept: readonly KeptUpload[]
  readonly onChange: (kept: readonly KeptUpload[]) => void
  readonly error: string | undefined
}

/** Files of an answer, sent as soon as they are chosen. */
export function AnswerFiles({ kept, onChange, error }: AnswerFilesProps) {
  const { words, format } = useWords()
  const { label, hint, choose, why, held, unsent, ...texts } = words.files
  const { uploads, add, remove, retry } = useUploads({
    purpose: 'contact',
    send: sendDeskFile,
    kept,
    onChange,
  })
  const itemOf = (upload: Upload): FileItem => {
    const file = { id: upload.key, name: upload.name, sizeText: format.bytes(upload.sizeBytes) }
    if (upload.state === 'sent') return { ...file, state: 'sent' }
    if (upload.state === 'failed') return { ...file, state: 'failed', reason: why[upload.why] }
    const percent = Math.floor(upload.share * 100)
    return { ...file, state: 'sending', percent, percentText: format.percent(upload.share) }
  }
  const field = useRef<HTMLDivElement>(null)
  const note = useHeldSubmit(field, uploads, { held, unsent })
  return (
    <FileField
      ref={field}
      note={note}
      name="attachment"
      label={label}
      hint={hint(caseLimits.files)}
      chooseLabel={choose}
      error={error}
      // How large one may be the server says.
      limits={{ maxFiles: caseLimits.files, maxBytes: Number.MAX_SAFE_INTEGER }}
      accept={acceptedTypes.contact.join(',')}
      files={uploads.map(itemOf)}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      texts={{ ...texts, tooLarge: () => why.too_large, tooMany: () => hint(caseLimits.files) }}
    />
  )
}
