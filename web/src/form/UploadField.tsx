import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { acceptedTypes } from '@endoll/api/file-purposes.ts'
import type { FilePurpose } from '@endoll/api/file-purposes.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useSite } from '../site/site.tsx'
import { FileField } from '../ui/FileField.tsx'
import type { FileItem } from '../ui/FileField.tsx'
import { useFieldError } from './field-errors.ts'
import { useHeldSubmit } from './use-held-submit.ts'
import { useUploads } from './use-uploads.ts'
import type { KeptUpload, Upload } from './upload-list.ts'

interface UploadFieldProps {
  readonly name: string
  readonly label: ReactNode
  /** Said first where the form is not sent without a file. */
  readonly needed?: string | undefined
  readonly purpose: FilePurpose
  readonly mostFiles: number
  readonly kept: readonly KeptUpload[]
  readonly onChange: (kept: readonly KeptUpload[]) => void
}

/** Files that are sent as soon as they are chosen, each with its progress, to be cancelled and tried again. */
export function UploadField({ name, label, needed, purpose, mostFiles, kept, onChange }: UploadFieldProps) {
  const t = useTranslations('files')
  const format = useFormat()
  const { largestBytes } = useSite().settings.files
  const error = useFieldError(name)
  const { uploads, add, remove, retry } = useUploads({ purpose, kept, onChange })
  const limit = format.bytes(largestBytes)
  const itemOf = (upload: Upload): FileItem => {
    const { key: id, name: fileName, sizeBytes } = upload
    const file = { id, name: fileName, sizeText: format.bytes(sizeBytes) }
    if (upload.state === 'sent') return { ...file, state: 'sent' }
    if (upload.state === 'failed')
      return { ...file, state: 'failed', reason: t(`why.${upload.why}`, { limit }) }
    return {
      ...file,
      state: 'sending',
      percent: Math.floor(upload.share * 100),
      percentText: format.percent(upload.share),
    }
  }
  const field = useRef<HTMLDivElement>(null)
  const note = useHeldSubmit(field, uploads, { held: t('held'), unsent: t('unsent') })
  return (
    <FileField
      ref={field}
      note={note}
      name={name}
      label={label}
      hint={[needed, t(purpose === 'contact' ? 'hintAny' : 'hint', { count: mostFiles, limit })]
        .join(' ')
        .trim()}
      chooseLabel={t('choose')}
      error={error}
      limits={{ maxFiles: mostFiles, maxBytes: largestBytes }}
      accept={acceptedTypes[purpose].join(',')}
      files={uploads.map(itemOf)}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      texts={{
        tooLarge: (file) => t('tooLarge', { file, limit }),
        tooMany: () => t('tooMany', { count: mostFiles }),
        empty: (file) => t('empty', { file }),
        cancel: (file) => t('cancel', { file }),
        remove: (file) => t('remove', { file }),
        retry: t('retry'),
        sent: t('sent'),
        removed: (file) => t('removed', { file }),
      }}
    />
  )
}
