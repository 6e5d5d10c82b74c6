import { answersKeptDays, openLeadLink } from '@endoll/api/lead-links.ts'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../../calls/api-error.ts'
import { call } from '../../../calls/call.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { clearDraft } from '../../../form/draft.ts'
import { FormField } from '../../../form/fields.tsx'
import { Form } from '../../../form/Form.tsx'
import { fieldErrorsOf, useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { putBack } from './put-back.ts'

interface GoOnProps {
  readonly kind: ContractKind
  readonly token: string
  /** The answers are back. */
  readonly onBack: () => void
  /** Nothing comes of the link: from the beginning. */
  readonly onStart: () => void
}

type Step = { readonly at: 'reading' | 'asks' } | { readonly at: 'failed'; readonly error: unknown }

/** Where a mailed link leads: the answers come back once the tax number among them is given. */
export function GoOn({ kind, token, onBack, onStart }: GoOnProps) {
  const t = useTranslations('new-contract.goOn')
  const [step, setStep] = useState<Step>({ at: 'reading' })
  const open = () => {
    setStep({ at: 'reading' })
    call(openLeadLink, { body: { token, vat: null } }).then(
      () => setStep({ at: 'asks' }),
      (error: unknown) => setStep({ at: 'failed', error }),
    )
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  useEffect(open, [])
  return (
    <div className="stack new-contract">
      <h2>{t('title')}</h2>
      {step.at === 'reading' ? <Skeleton label={t('reading')} shape="text" /> : null}
      {step.at === 'asks' ? <AskVat kind={kind} token={token} onBack={onBack} /> : null}
      {step.at === 'failed' ? <Failure error={step.error} onStart={onStart} onAgain={open} /> : null}
    </div>
  )
}

type AskVatProps = Pick<GoOnProps, 'kind' | 'token' | 'onBack'>

const draftKey = 'new-contract go-on'

function AskVat({ kind, token, onBack }: AskVatProps) {
  const t = useTranslations('new-contract.goOn')
  const flow = useTranslations('flow')
  const fieldText = useFieldText()
  const { money, number } = useFormat()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>()
  const [failure, setFailure] = useState<unknown>()
  const send = async (vat: string) => {
    if (vat.trim() === '') return setErrors({ vat: ['required_field'] })
    setBusy(true)
    setFailure(undefined)
    try {
      const { kept } = await call(openLeadLink, { body: { token, vat } })
      if (!kept) return
      putBack(kind, kept, { money, number })
      clearDraft(draftKey)
      onBack()
    } catch (error) {
      const wrong = fieldErrorsOf(error)
      if (wrong['vat']) setErrors({ ...wrong })
      else setFailure(error)
      setBusy(false)
    }
  }
  return (
    <>
      <p>{t('why')}</p>
      <Form
        submitting={busy}
        onSubmit={(data) => void send(String(data.get('vat') ?? ''))}
        errors={errors}
        message={(code) => (code === 'not_valid' ? t('wrong') : fieldText(code))}
        summaryTitle={(count) => flow('wrong', { count })}
        draftKey={draftKey}
        alone
        label={t('title')}
      >
        <FormField
          name="vat"
          label={t('vat')}
          width="medium"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FailureNotice error={failure} />
        <div className="row">
          <Button type="submit" look="primary" busy={busy} busyLabel={t('reading')}>
            {t('goOn')}
          </Button>
        </div>
      </Form>
    </>
  )
}

interface FailureProps {
  readonly error: unknown
  readonly onStart: () => void
  readonly onAgain: () => void
}

function Failure({ error, onStart, onAgain }: FailureProps) {
  const t = useTranslations('new-contract.goOn')
  const which = hasCode(error, 'confirmation_invalid')
    ? 'over'
    : hasCode(error, 'request_ended')
      ? 'ended'
      : undefined
  if (which === undefined) {
    return (
      <>
        <FailureNotice error={error} />
        <div className="row">
          <Button onClick={onAgain}>{t('again')}</Button>
        </div>
      </>
    )
  }
  return (
    <Notice
      tone="info"
      announce
      title={t(`${which}.title`)}
      actions={<Button onClick={onStart}>{t('start')}</Button>}
    >
      {t(`${which}.text`, { days: answersKeptDays })}
    </Notice>
  )
}
