import { answerCase, caseLimits, closeCase, reopenCase } from '@endoll/api/cases.ts'
import type { CaseDetail } from '@endoll/api/cases.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { CaseFiles } from '../../features/cases/CaseFiles.tsx'
import { forgetMessage, useKeptFiles } from '../../features/cases/kept-files.ts'
import { refreshRequests } from '../../flow/open-requests.ts'
import { sendingKey } from '../../flow/sending-key.ts'
import { FormTextArea } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { fieldErrorsOf, useFieldText } from '../../i18n/errors/field-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useToast } from '../../ui/Toast.tsx'

interface WritingProps {
  readonly detail: CaseDetail
}

/** What the customer can do: answer and close what is open, open again what was closed lately. */
export function Writing({ detail }: WritingProps) {
  const t = useTranslations('cases')
  const { day } = useFormat()
  const { id, state, reopen_until: until, mails } = detail
  if (state === 'closed' && until === null) {
    return (
      <Card title={t('over.title')}>
        <p>{t('over.why')}</p>
      </Card>
    )
  }
  const what = state === 'open' ? 'answer' : 'reopen'
  return (
    <Card title={t(`${what}Form.title`)}>
      {until === null ? null : <p className="soft">{t('reopenForm.until', { day: day(until) })}</p>}
      <MessageForm key={`${what} ${mails.length}`} id={id} what={what} />
      {state === 'open' ? <Closing id={id} /> : null}
    </Card>
  )
}

interface MessageFormProps {
  readonly id: number
  readonly what: 'answer' | 'reopen'
}

function MessageForm({ id, what }: MessageFormProps) {
  const t = useTranslations('cases')
  const toast = useToast()
  const fieldText = useFieldText({ too_long: caseLimits.text })
  const draftKey = `case ${id}`
  const { files, keep } = useKeptFiles(draftKey)
  const [errors, setErrors] = useState<FieldErrors>()
  const { busy, failure, run } = useAction()
  const send = async (data: FormData) => {
    const typed = data.get('description')
    const description = typeof typed === 'string' ? typed.trim() : ''
    setErrors(description === '' ? { description: ['required_field'] } : undefined)
    if (description === '') return
    await run(async () => {
      const body = { description, attachment: files.map((file) => file.id) }
      const params = { id: String(id) }
      const key = { sendingKey: sendingKey(draftKey, body) }
      try {
        await (what === 'answer'
          ? call(answerCase, { params, body }, key)
          : call(reopenCase, { params, body }, key))
        forgetMessage(draftKey)
        toast({ tone: 'good', text: t('messageSent') })
        refreshRequests()
      } catch (error) {
        const refused = fieldErrorsOf(error)
        if (Object.keys(refused).length === 0) throw error
        setErrors(refused)
      }
    })
  }
  return (
    <Form
      submitting={busy}
      onSubmit={(data) => void send(data)}
      errors={errors}
      message={fieldText}
      summaryTitle={(count) => t('problems.summary', { count })}
      draftKey={draftKey}
      label={t(`${what}Form.title`)}
    >
      <FailureNotice error={failure} title={t('notSent')} />
      <FormTextArea name="description" label={t(`${what}Form.text`)} />
      <CaseFiles kept={files} onChange={keep} />
      <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
        {t(`${what}Form.send`)}
      </Button>
    </Form>
  )
}

interface ClosingProps {
  readonly id: number
}

function Closing({ id }: ClosingProps) {
  const t = useTranslations('cases')
  const toast = useToast()
  const { busy, failure, run } = useAction()
  const close = () =>
    run(async () => {
      await call(closeCase, { params: { id: String(id) } })
      toast({ tone: 'good', text: t('closed') })
      refreshRequests()
    })
  return (
    <div className="stack">
      <FailureNotice error={failure} />
      <div className="row">
        <Button busy={busy} busyLabel={t('sending')} onClick={() => void close()}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
