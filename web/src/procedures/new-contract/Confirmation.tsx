import { consentTexts } from '@endoll/api/consent-texts.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import type { ReadyFlow } from '../../flow/FlowView.tsx'
import { sendingKey } from '../../flow/sending-key.ts'
import { FormCheckbox, FormField } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { confirmationStep, type Circumstances, type NewContractAnswers } from './flow.ts'
import { sendContract } from './lead.ts'

interface ConfirmationProps {
  readonly ready: ReadyFlow<NewContractAnswers>
  readonly circumstances: Circumstances
  /** Code that a link brings along. */
  readonly code: string | undefined
  readonly onSent: (reply: LeadReply) => void
}

const acceptances = [
  ['acceptOVConditions', 'conditions'],
  ['acceptGdpr', 'privacy'],
] as const

/** Below the summary: the promotional code, what has to be accepted, and the button that sends it all. */
export function Confirmation({ ready, circumstances, code, onSent }: ConfirmationProps) {
  const t = useTranslations('new-contract.confirmation')
  const flow = useTranslations('flow')
  const fieldText = useFieldText()
  const errorText = useErrorText()
  const { settings, language } = useSite()
  const { signedIn } = circumstances.rules
  const [errors, setErrors] = useState<FieldErrors>()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { name, phone } = settings.organisation
  const documents = { conditions: settings.legal.generalConditions, privacy: settings.legal.privacy }
  const check = (data: FormData): FieldErrors =>
    signedIn
      ? {}
      : Object.fromEntries(
          acceptances
            .filter(([field]) => data.get(field) === null)
            .map(([field]) => [field, ['not_accepted']]),
        )
  const send = async (data: FormData) => {
    const wrong = check(data)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setSending(true)
    setFailure(undefined)
    const answers = {
      ...ready.answers,
      promotionalCode: String(data.get('promotionalCode') ?? ''),
      acceptOVConditions: data.get('acceptOVConditions') !== null,
      acceptGdpr: data.get('acceptGdpr') !== null,
    }
    try {
      const key = sendingKey(ready.draftKey, answers)
      onSent(await sendContract(answers, { signedIn, sendingKey: key, step: confirmationStep }))
    } catch (error) {
      setSending(false)
      if (error instanceof ApiError && Object.keys(error.errors).length > 0) ready.refuse(error.errors)
      else setFailure(error)
    }
  }
  return (
    <Form
      submitting={sending}
      onSubmit={(data) => void send(data)}
      errors={errors}
      check={check}
      message={(code_) => (code_ === 'not_accepted' ? t('notAccepted') : fieldText(code_))}
      summaryTitle={(count) => flow('wrong', { count })}
      draftKey={`${ready.draftKey} confirmation`}
      label={t('title')}
    >
      {settings.switches.promotionalCode ? (
        <FormField
          name="promotionalCode"
          label={t('code')}
          hint={t('codeHint')}
          optional={t('optional')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          width="medium"
          defaultValue={code ?? ''}
        />
      ) : null}
      {signedIn
        ? null
        : acceptances.map(([field, kind]) => (
            <FormCheckbox
              key={field}
              name={field}
              label={consentTexts[language][kind](name)}
              hint={
                <a href={documents[kind]} target="_blank" rel="noopener noreferrer">
                  {t(`read.${kind}`)}
                </a>
              }
            />
          ))}
      <p className="soft">{t('afterwards')}</p>
      {failure === undefined ? null : (
        <Notice tone="bad" announce title={t('failed')}>
          <p>{errorText(failure)}</p>
          <p>{t('safe')}</p>
          <p>
            <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink>
          </p>
        </Notice>
      )}
      <div className="row">
        <Button type="submit" look="primary" busy={sending} busyLabel={flow('sending')}>
          {failure === undefined ? t('send') : flow('sendAgain')}
        </Button>
      </div>
    </Form>
  )
}
