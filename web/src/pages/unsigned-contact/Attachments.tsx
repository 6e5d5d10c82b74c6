import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { FieldErrorsContext } from '../../form/field-errors.ts'
import { UploadField } from '../../form/UploadField.tsx'
import type { KeptUpload } from '../../form/upload-list.ts'
import { createFormat } from '../../i18n/format.ts'
import { FormatContext } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'

interface AttachmentsProps {
  readonly kept: readonly KeptUpload[]
  readonly error: string | undefined
  readonly onChange: (kept: readonly KeptUpload[]) => void
}

/** The files that go with a message. */
export function Attachments({ kept, error, onChange }: AttachmentsProps) {
  const t = useTranslations('unsigned-contact')
  const { locale, settings } = useSite()
  const { minFiles, maxFiles } = settings.contactForms
  const format = useMemo(() => createFormat(locale), [locale])
  return (
    <FormatContext value={format}>
      <FieldErrorsContext
        value={{
          errors: error === undefined ? {} : { attachment: [error] },
          message: (text) => text,
        }}
      >
        <UploadField
          name="attachment"
          label={t('attachment')}
          purpose="contact"
          needed={minFiles > 0 ? t('needed', { count: minFiles }) : undefined}
          mostFiles={maxFiles}
          kept={kept}
          onChange={onChange}
        />
      </FieldErrorsContext>
    </FormatContext>
  )
}
