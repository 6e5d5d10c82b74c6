import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { refreshRequests } from '../../flow/open-requests.ts'
import { sendingKey } from '../../flow/sending-key.ts'
import type { ErrorMessage } from '../../form/field-errors.ts'
import { Form } from '../../form/Form.tsx'
import { fieldErrorsOf } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { CaseFiles } from './CaseFiles.tsx'
import { forgetMessage, useKeptFiles } from './kept-files.ts'

interface WrittenMessage {
  /** What was typed or chosen in a field. */
  readonly text: (name: string) => string
  /** What was ticked in a group. */
  readonly ticked: (name: string) => readonly string[]
  /** Ids of the files. */
  readonly attachment: readonly string[]
  /** The key that makes a second sending of the same content the same message. */
  readonly keyOf: (body: object) => { readonly sendingKey: string }
}

interface MessageFormProps<Made> {
  /** Under which it is kept until it has arrived. */
  readonly draftKey: string
  readonly label: string
  readonly sendLabel: string
  /** Fields that must not be empty. */
  readonly required: readonly string[]
  /** Whether the deployment's fewest files hold; some messages need none. */
  readonly needsFiles?: boolean
  /** What its files are called, where that is not "Files". */
  readonly filesLabel?: string
  /** What is wrong with it beside what is missing. */
  readonly check?: (text: (name: string) => string) => FieldErrors
  /** Errors of the check or of the server are shown. */
  readonly onRefused?: (errors: FieldErrors) => void
  readonly message: ErrorMessage
  readonly send: (written: WrittenMessage) => Promise<Made>
  readonly onSent: (made: Made) => void
  readonly children: ReactNode
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A message to the retailer with its files: a case, a claim, an answer. What was written stays until it has arrived. */
export function MessageForm<Made>(props: MessageFormProps<Made>) {
  const { draftKey, label, sendLabel, required, needsFiles = false, filesLabel } = props
  const { check: checkMore, onRefused, message, send, onSent, children } = props
  const t = useTranslations('cases')
  const { minFiles, maxFiles } = useSite().settings.contactForms
  const { files, keep } = useKeptFiles(draftKey)
  const [errors, setErrors] = useState<FieldErrors>()
  const { busy, failure, run } = useAction()
  const sent = useRef<HTMLFormElement>(null)
  const isCut = hasCode(failure, 'offline')
  useEffect(() => {
    if (!isCut) return
    const again = () => sent.current?.requestSubmit()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isCut])
  const check = (data: FormData): FieldErrors => ({
    ...Object.fromEntries(
      required.filter((name) => textOf(data, name) === '').map((name) => [name, ['required_field']]),
    ),
    ...checkMore?.((name) => textOf(data, name)),
    ...(needsFiles && files.length < minFiles ? { attachment: ['min_files'] } : {}),
    ...(files.length > maxFiles ? { attachment: ['max_files'] } : {}),
  })
  const submit = async (data: FormData) => {
    const wrong = check(data)
    setErrors(Object.keys(wrong).length > 0 ? wrong : undefined)
    if (Object.keys(wrong).length > 0) return onRefused?.(wrong)
    await run(async () => {
      try {
        const made = await send({
          text: (name) => textOf(data, name),
          ticked: (name) => data.getAll(name).filter((value) => typeof value === 'string'),
          attachment: files.map(({ id }) => id),
          keyOf: (body) => ({ sendingKey: sendingKey(draftKey, body) }),
        })
        forgetMessage(draftKey)
        refreshRequests()
        onSent(made)
      } catch (error) {
        const refused = fieldErrorsOf(error)
        if (Object.keys(refused).length === 0) throw error
        onRefused?.(refused)
        setErrors(refused)
      }
    })
  }
  return (
    <Form
      submitting={busy}
      onSubmit={(data, form) => {
        sent.current = form
        void submit(data)
      }}
      errors={errors}
      check={check}
      message={(code, name) => {
        if (code === 'min_files') return t('problems.minFiles', { count: minFiles })
        if (code === 'max_files') return t('problems.maxFiles', { count: maxFiles })
        return message(code, name)
      }}
      summaryTitle={(count) => t('problems.summary', { count })}
      draftKey={draftKey}
      label={label}
    >
      <FailureNotice error={failure} title={t(isCut ? 'sentLater' : 'notSent')} />
      {children}
      <CaseFiles label={filesLabel} fewest={needsFiles ? minFiles : 0} kept={files} onChange={keep} />
      <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
        {sendLabel}
      </Button>
    </Form>
  )
}
