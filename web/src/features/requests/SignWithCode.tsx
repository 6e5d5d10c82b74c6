import { signatureCodeDigits } from '@endoll/api/requests.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { refreshRequests } from '../../flow/open-requests.ts'
import { FormField } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { ObligationFacts, type Obligation } from './ObligationFacts.tsx'

/** The code that was sent, and how often there can be another. */
export interface CodeState {
  readonly code_to: string | null
  readonly code_expires_at: string | null
  readonly sendings_left: number
  readonly tries_left: number
}

interface SignWithCodeProps {
  readonly signature: CodeState
  /** What is said where no code can be sent any more. */
  readonly noneLeft: string
  readonly sendCode: () => Promise<unknown>
  /** Sends the first code as soon as the page is opened. */
  readonly sendFirst?: () => Promise<unknown>
  readonly sign: (code: string) => Promise<unknown>
  /** What has to be put right before it is signed. */
  readonly waits?: string | undefined
  /** What the act is called where it obliges to pay, and what has to stand right above it. */
  readonly obligation?: Obligation | undefined
}

/** Signs with a code that goes out by mail; whoever shows it reads its signature again after each call. */
export function SignWithCode({
  signature,
  noneLeft,
  sendCode,
  sendFirst,
  sign,
  waits,
  obligation,
}: SignWithCodeProps) {
  const t = useTranslations('requests.sign')
  const errorText = useErrorText()
  const toast = useToast()
  const sending = useAction()
  const { code_to: to, code_expires_at: expires, sendings_left: left } = signature
  // A code that expired or was tried too often is gone, and its form with it: a notice says why.
  const [hadCode, setHadCode] = useState(expires !== null)
  if (expires !== null && !hadCode) setHadCode(true)
  /** Whoever asked for the code goes on in its field. */
  const [isAwaited, setAwaited] = useState(false)
  const send = () =>
    sending.run(async () => {
      setAwaited(true)
      await sendCode()
      toast({ tone: 'good', text: t('codeSent', { address: to ?? '' }) })
      refreshRequests()
    })
  useFirstCode(expires === null ? sendFirst : undefined, sending.run)
  return (
    <>
      <FailureNotice error={sending.failure} />
      <p>{t(expires === null ? 'how' : 'sent', { address: to ?? '', digits: signatureCodeDigits })}</p>
      {expires === null ? null : (
        <CodeForm
          signature={signature}
          sign={sign}
          waits={waits}
          obligation={obligation}
          isAwaited={isAwaited}
        />
      )}
      {hadCode && expires === null ? (
        <Notice tone="wait" announce>
          {errorText(new ApiError('code_expired', 403))}
        </Notice>
      ) : null}
      <div className="row">
        <Button
          look={expires === null ? 'primary' : 'secondary'}
          busy={sending.busy}
          busyLabel={t('sendingCode')}
          {...(left === 0 ? { disabledReason: noneLeft } : {})}
          onClick={() => void send()}
        >
          {t(expires === null ? 'sendCode' : 'sendAgain')}
        </Button>
      </div>
    </>
  )
}

/** Once for each page, whatever the page shows afterwards. */
function useFirstCode(
  sendFirst: (() => Promise<unknown>) | undefined,
  run: (work: () => Promise<void>) => Promise<void>,
) {
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    if (!sendFirst) return
    void run(async () => {
      await sendFirst()
      refreshRequests()
    })
  }, [sendFirst, run])
}

interface CodeFormProps {
  readonly obligation: Obligation | undefined
  readonly signature: CodeState
  readonly sign: (code: string) => Promise<unknown>
  readonly waits: string | undefined
  /** Its field takes the focus when it appears. */
  readonly isAwaited: boolean
}

function CodeForm({ signature, sign, waits, obligation, isAwaited }: CodeFormProps) {
  const t = useTranslations('requests.sign')
  const fieldText = useFieldText()
  const errorText = useErrorText()
  const toast = useToast()
  const { instant } = useFormat()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAwaited) field.current?.focus()
  }, [isAwaited])
  const send = async (data: FormData) => {
    const code = String(data.get('code') ?? '').replaceAll(/\D/g, '')
    if (code.length !== signatureCodeDigits)
      return setErrors({ code: [code === '' ? 'required_field' : 'code_digits'] })
    setBusy(true)
    try {
      await sign(code)
      toast({ tone: 'good', text: t('done') })
    } catch (error) {
      // Every error is shown at the field, also one that has nothing to do with the code.
      setErrors({ code: [error instanceof ApiError ? error.code : 'internal'] })
    }
    setBusy(false)
    refreshRequests()
  }
  const message = (code: string) => {
    if (code === 'code_digits') return t('digits', { digits: signatureCodeDigits })
    return code === 'required_field' ? fieldText(code) : errorText(new ApiError(code as ApiError['code'], 0))
  }
  return (
    <Form
      submitting={busy}
      onSubmit={(data) => void send(data)}
      errors={errors}
      message={message}
      summaryTitle={() => t('title')}
      draftKey={null}
      label={t('title')}
    >
      <FormField
        ref={field}
        name="code"
        label={t('code')}
        hint={t('codeUntil', {
          at: signature.code_expires_at ? instant(signature.code_expires_at) : '',
          tries: signature.tries_left,
        })}
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
      />
      {obligation ? <ObligationFacts parts={obligation.parts} /> : null}
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('signing')} disabledReason={waits}>
          {obligation?.act ?? t('confirm')}
        </Button>
      </div>
    </Form>
  )
}
