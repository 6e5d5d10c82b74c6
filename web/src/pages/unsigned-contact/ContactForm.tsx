import { sendUnsignedContact } from '@endoll/api/enquiries.ts'
import { contactLimits, unsignedContactProblems } from '@endoll/domain/enquiries/unsigned-contact.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useEntryForm } from '../../form/use-entry-form.ts'
import type { Typed } from '../../form/use-entry-form.ts'
import { forgetSending, sendingKey } from '../../flow/sending-key.ts'
import { PrivacyNotice } from '../../form/privacy-notice/privacy-notice.ts'
import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'
import type { KeptUpload } from '../../form/upload-list.ts'
import { createFormat } from '../../i18n/format.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { Attachments } from './Attachments.tsx'

const draftKey = 'unsigned-contact'
const filesKey = `${draftKey} files`

function keptFiles(): readonly KeptUpload[] {
  const { files }: { files?: unknown } = readDraft(filesKey) ?? {}
  return Array.isArray(files) ? (files as readonly KeptUpload[]) : []
}

function forget() {
  clearDraft(filesKey)
  forgetSending(draftKey)
}

function contactOf({ email = '', mobile = '', subject = '', description = '' }: Typed) {
  return { email, mobile, subject, description }
}

/** How it is quoted, and by which day it is answered, in words; null where none was said. */
export interface SentEnquiry {
  readonly reference: string
  readonly by: string | null
}

interface ContactFormProps {
  readonly onSent: (sent: SentEnquiry) => void
}

/** The message itself. What was typed stays until it has arrived. */
export function ContactForm({ onSent }: ContactFormProps) {
  const t = useTranslations('unsigned-contact')
  const { settings, locale } = useSite()
  const [files, setFiles] = useState(keptFiles)
  const subjectText = useFieldText({ too_long: contactLimits.subject })
  const descriptionText = useFieldText({ too_long: contactLimits.description })
  const { minFiles, maxFiles } = settings.contactForms
  const { form, field, busy, failure } = useEntryForm({
    draftKey,
    message: (code, name) => {
      if (code === 'min_files') return t('problems.minFiles', { count: minFiles })
      if (code === 'max_files') return t('problems.maxFiles', { count: maxFiles })
      if (code === 'validation_email_name_not_valid') return t('problems.email')
      return name === 'description' ? descriptionText(code) : subjectText(code)
    },
    check: (typed) =>
      Object.fromEntries(
        Object.entries(
          unsignedContactProblems(
            { ...contactOf(typed), attachment: files },
            { minFiles, maxFiles, smtpUtf8: settings.smtpUtf8 },
          ),
        ).map(([name, code]) => [name, [code]]),
      ),
    send: async (typed) => {
      const body = { ...contactOf(typed), attachment: files.map(({ id }) => id) }
      const { data } = await call(sendUnsignedContact, { body }, { sendingKey: sendingKey(draftKey, body) })
      forget()
      const { reference, answer_by: by } = data.result
      onSent({ reference, by: by === null ? null : createFormat(locale).longDay(by) })
    },
  })
  return (
    <form className="stack" {...form}>
      <FailureNotice error={failure} />
      <Field
        {...field('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
        hint={t('emailHint')}
      />
      <Field {...field('mobile')} type="tel" autoComplete="tel" label={t('mobile')} />
      <Field {...field('subject')} autoComplete="off" label={t('subject')} />
      <TextArea {...field('description')} label={t('description')} hint={t('descriptionHint')} />
      <Attachments
        kept={files}
        error={field('attachment').error}
        onChange={(kept) => {
          setFiles(kept)
          writeDraft(filesKey, { files: kept })
        }}
      />
      <PrivacyNotice purpose="answer" />
      <Button type="submit" look="primary" wide busy={busy} busyLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}
