import { answerCase, caseLimits, closeCase, reopenCase } from '@endoll/api/cases.ts'
import type { CaseDetail } from '@endoll/api/cases.ts'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { kindOf, type CaseKind } from '../../features/cases/case-kind.ts'
import { MessageForm } from '../../features/cases/MessageForm.tsx'
import { refreshRequests } from '../../flow/open-requests.ts'
import { FormTextArea } from '../../form/fields.tsx'
import { useFieldText } from '../../i18n/errors/field-text.ts'
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
  const { longDay } = useFormat()
  const { id, state, reopen_until: until, mails } = detail
  const kind = kindOf(detail)
  if (state === 'closed' && until === null) {
    return (
      <Card title={t(`kinds.${kind}.closed`)}>
        <p>{t('over.why')}</p>
      </Card>
    )
  }
  const what = state === 'open' ? 'answer' : 'reopen'
  return (
    <Card title={t(`${what}Form.title`)}>
      {until === null ? null : <p className="soft">{t('reopenForm.until', { day: longDay(until) })}</p>}
      <AnswerForm key={`${what} ${mails.length}`} {...{ id, what, kind }} />
      {state === 'open' ? <Closing {...{ id, kind }} /> : null}
    </Card>
  )
}

interface AnswerFormProps {
  readonly id: number
  readonly what: 'answer' | 'reopen'
  readonly kind: CaseKind
}

function AnswerForm({ id, what, kind }: AnswerFormProps) {
  const t = useTranslations('cases')
  const toast = useToast()
  const fieldText = useFieldText({ too_long: caseLimits.text })
  return (
    <MessageForm
      draftKey={`case ${id}`}
      label={t(`${what}Form.title`)}
      sendLabel={what === 'answer' ? t('answerForm.send') : t(`kinds.${kind}.reopen`)}
      required={['description']}
      message={fieldText}
      send={async ({ text, attachment, keyOf }) => {
        const body = { description: text('description'), attachment: [...attachment] }
        const endpoint = what === 'answer' ? answerCase : reopenCase
        try {
          return await call(endpoint, { params: { id: String(id) }, body }, keyOf(body))
        } catch (error) {
          // Closed in another tab or by the retailer: the page now shows the form that opens it again, with what was written.
          if (hasCode(error, 'case_closed')) {
            toast({ tone: 'info', text: t(`kinds.${kind}.closedMeanwhile`) })
            refreshRequests()
          }
          throw error
        }
      }}
      onSent={() => toast({ tone: 'good', text: t('messageSent') })}
    >
      <FormTextArea name="description" label={t(`${what}Form.text`)} />
    </MessageForm>
  )
}

interface ClosingProps {
  readonly id: number
  readonly kind: CaseKind
}

function Closing({ id, kind }: ClosingProps) {
  const t = useTranslations('cases')
  const toast = useToast()
  const { busy, failure, run } = useAction()
  const close = () =>
    run(async () => {
      await call(closeCase, { params: { id: String(id) } })
      toast({ tone: 'good', text: t(`kinds.${kind}.closed`) })
      refreshRequests()
    })
  return (
    <div className="stack">
      <FailureNotice error={failure} />
      <div className="row">
        <Button busy={busy} busyLabel={t('sending')} onClick={() => void close()}>
          {t(`kinds.${kind}.close`)}
        </Button>
      </div>
    </div>
  )
}
