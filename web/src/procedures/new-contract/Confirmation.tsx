import { consentTexts } from '@endoll/api/consent-texts.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readDraft } from '../../form/draft.ts'
import { FormCheckbox, FormField } from '../../form/fields.tsx'
import { Folded } from '../../form/Folded.tsx'
import { Form } from '../../form/Form.tsx'
import { PrivacyNotice } from '../../form/privacy-notice/privacy-notice.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Answers, Circumstances } from './flow.ts'

interface ConfirmationProps {
  /** Under which the answers are kept. */
  readonly draftKey: string
  /** What is sent: answers of the steps that apply. */
  readonly answers: Answers
  readonly circumstances: Circumstances
  /** Code that a link brings along. */
  readonly code: string | undefined
  /** Why it cannot be sent. */
  readonly disabledReason?: string | undefined
  /** Once everything is accepted: the last step sends it. */
  readonly onSend: (answers: Answers) => void
}

const acceptances = [
  ['acceptOVConditions', 'conditions'],
  ['acceptGdpr', 'privacy'],
] as const

/** Below the summary: the promotional code, what has to be accepted, and the button to the step that sends it all. */
export function Confirmation(props: ConfirmationProps) {
  const { draftKey, answers, circumstances, code, disabledReason, onSend } = props
  const t = useTranslations('new-contract.confirmation')
  const flow = useTranslations('flow')
  const fieldText = useFieldText()
  const { settings, language } = useSite()
  const { signedIn } = circumstances.rules
  const [errors, setErrors] = useState<FieldErrors>()
  const { name } = settings.organisation
  const keptUnder = `${draftKey} confirmation`
  const [hasCode] = useState(() => {
    const { promotionalCode: typed }: { promotionalCode?: unknown } = readDraft(keptUnder) ?? {}
    return Boolean(code) || (Array.isArray(typed) && Boolean(typed[0]))
  })
  const documents = { conditions: settings.legal.generalConditions, privacy: settings.legal.privacy }
  const check = (data: FormData): FieldErrors =>
    signedIn
      ? {}
      : Object.fromEntries(
          acceptances
            .filter(([field]) => data.get(field) === null)
            .map(([field]) => [field, ['not_accepted']]),
        )
  const send = (data: FormData) => {
    if (disabledReason !== undefined) return
    const wrong = check(data)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    onSend({
      ...answers,
      promotionalCode: String(data.get('promotionalCode') ?? ''),
      acceptOVConditions: data.get('acceptOVConditions') !== null,
      acceptGdpr: data.get('acceptGdpr') !== null,
    })
  }
  return (
    <Form
      submitting={false}
      onSubmit={send}
      errors={errors}
      check={check}
      message={(code_) => (code_ === 'not_accepted' ? t('notAccepted') : fieldText(code_))}
      summaryTitle={(count) => flow('wrong', { count })}
      draftKey={keptUnder}
      alone
      label={t('title')}
    >
      {settings.switches.promotionalCode ? (
        <Folded title={`${t('code')} ${t('optional')}`} fields={['promotionalCode']} opens={hasCode}>
          <FormField
            name="promotionalCode"
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            width="medium"
            defaultValue={code ?? ''}
          />
        </Folded>
      ) : null}
      {signedIn ? null : <PrivacyNotice purpose="contract" />}
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
      <div className="row">
        <Button type="submit" look="primary" disabledReason={disabledReason}>
          {t('send')}
        </Button>
      </div>
    </Form>
  )
}
