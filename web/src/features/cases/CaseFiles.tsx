import { useTranslations } from 'use-intl'
import { UploadField } from '../../form/UploadField.tsx'
import type { KeptUpload } from '../../form/upload-list.ts'
import { useSite } from '../../site/site.tsx'

interface CaseFilesProps {
  readonly label?: string | undefined
  /** As few as are taken. */
  readonly fewest: number
  readonly kept: readonly KeptUpload[]
  readonly onChange: (kept: readonly KeptUpload[]) => void
}

/** The files that go with a message. */
export function CaseFiles({ label, fewest, kept, onChange }: CaseFilesProps) {
  const t = useTranslations('cases')
  const { maxFiles } = useSite().settings.contactForms
  return (
    <UploadField
      name="attachment"
      label={label ?? t('fields.files')}
      purpose="contact"
      needed={fewest > 0 ? t('needed', { count: fewest }) : undefined}
      mostFiles={maxFiles}
      kept={kept}
      onChange={onChange}
    />
  )
}
