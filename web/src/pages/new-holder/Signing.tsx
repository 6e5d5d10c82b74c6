import type { FieldErrors } from '@endoll/api/errors.ts'
import {
  openHolderSignature,
  sendHolderChangeCode,
  signHolderChange,
  type HolderChangeView,
} from '@endoll/api/holder-changes.ts'
import type { Obligation } from '@endoll/api/obligation.ts'
import { signatureCodeDigits } from '@endoll/api/requests.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { ObligationFacts } from '../../features/requests/ObligationFacts.tsx'
import { FormField } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DocumentLink } from './DocumentLink.tsx'

function partsOf({ facts }: Obligation) {
  return [{ id: 'holder', facts }]
}

interface SigningProps {
  readonly token: string
  readonly signature: NonNullable<HolderChangeView['signature']>
  readonly obligation: Obligation
  readonly onView: (view: HolderChangeView) => void
  readonly onOtherAccount: () => void
}

/** What is signed, and how: by a code in a mail, or at the provider of signatures. */
export function Signing({ token, signature, obligation, onView, onOtherAccount }: SigningProps) {
  const t = useTranslations('new-holder.sign')
  return (
    <Card title={t('title')}>
      <p>{t('why')}</p>
      <div className="row">
        <DocumentLink token={token}>{t('document')}</DocumentLink>
        <Button onClick={onOtherAccount}>{t('otherAccount')}</Button>
      </div>
      {signature.provider === 'outside' ? (
        <Outside token={token} obligation={obligation} />
      ) : (
        <Embedded token={token} signature={signature} obligation={obligation} onView={onView} />
      )}
    </Card>
  )
}

interface OutsideProps {
  readonly token: string
  readonly obligation: Obligation
}

function Outside({ token, obligation }: OutsideProps) {
  const t = useTranslations('new-holder.sign')
  const { busy, failure, run } = useAction()
  const open = () =>
    run(async () => location.assign((await call(openHolderSignature, { body: { token } })).url))
  return (
    <>
      <FailureNotice error={failure} />
      <ObligationFacts parts={partsOf(obligation)} />
      <div className="row">
        <Button look="primary" busy={busy} busyLabel={t('opening')} onClick={() => void open()}>
          {t('outside', { act: obligation.act })}
        </Button>
      </div>
    </>
  )
}

type EmbeddedProps = Omit<SigningProps, 'onOtherAccount'>

function Embedded({ token, signature, obligation, onView }: EmbeddedProps) {
  const t = useTranslations('new-holder.sign')
  const { busy, failure, run } = useAction()
  const { code_to: address, code_expires_at: expires, sendings_left: left } = signature
  /** Whoever asked for the code goes on in its field. */
  const [isAwaited, setAwaited] = useState(false)
  const sendCode = () =>
    run(async () => {
      setAwaited(true)
      onView(await call(sendHolderChangeCode, { body: { token } }))
    })
  return (
    <>
      <FailureNotice error={failure} />
      <p>{t(expires === null ? 'how' : 'sent', { address, digits: signatureCodeDigits })}</p>
      {expires === null ? null : (
        <CodeForm
          token={token}
          tries={signature.tries_left}
          obligation={obligation}
          onView={onView}
          isAwaited={isAwaited}
        />
      )}
      <div className="row">
        <Button
          look={expires === null ? 'primary' : 'secondary'}
          busy={busy}
          busyLabel={t('sendingCode')}
          {...(left === 0 ? { disabledReason: t('noneLeft') } : {})}
          onClick={() => void sendCode()}
        >
          {t(expires === null ? 'sendCode' : 'sendAgain')}
        </Button>
      </div>
    </>
  )
}

interface CodeFormProps {
  readonly token: string
  readonly tries: number
  readonly obligation: Obligation
  readonly onView: (view: HolderChangeView) => void
  /** Its field takes the focus when it appears. */
  readonly isAwaited: boolean
}

function CodeForm({ token, tries, obligation, onView, isAwaited }: CodeFormProps) {
  const t = useTranslations('new-holder.sign')
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAwaited) field.current?.focus()
  }, [isAwaited])
  const send = async (data: FormData) => {
    const code = String(data.get('code') ?? '').replaceAll(/\D/g, '')
    if (code.length !== signatureCodeDigits) return setErrors({ code: ['code_digits'] })
    setBusy(true)
    try {
      onView(await call(signHolderChange, { body: { token, code } }))
    } catch (error) {
      // Every error is shown at the field, also one that has nothing to do with the code.
      setErrors({ code: [error instanceof ApiError ? error.code : 'internal'] })
    }
    setBusy(false)
  }
  return (
    <Form
      submitting={busy}
      onSubmit={(data) => void send(data)}
      errors={errors}
      message={(code) =>
        code === 'code_digits'
          ? t('digits', { digits: signatureCodeDigits })
          : errorText(new ApiError(code as ApiError['code'], 0))
      }
      summaryTitle={() => t('title')}
      draftKey={null}
      label={t('title')}
    >
      <FormField
        ref={field}
        name="code"
        label={t('code')}
        hint={t('tries', { tries })}
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
      />
      <ObligationFacts parts={partsOf(obligation)} />
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('signing')}>
          {obligation.act}
        </Button>
      </div>
    </Form>
  )
}
