import type { FieldErrors } from '@endoll/api/errors.ts'
import { signatureCodeDigits } from '@endoll/api/requests.ts'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import type { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { FormField } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { Button } from '../../ui/Button.tsx'
import { ObligationFacts, type Obligation } from './ObligationFacts.tsx'

/** The signer's texts: a customer's, or the new holder's. */
type SigningArea = 'requests.sign' | 'new-holder.sign'

interface CodeFormProps {
  readonly area: SigningArea
  /** How long the code is valid, how often it may be tried. */
  readonly hint: string
  readonly sign: (code: string) => Promise<unknown>
  /** What the button says: the act, where it obliges to pay. */
  readonly act: string
  /** What has to stand right above the button of an act that obliges to pay. */
  readonly parts?: Obligation['parts'] | undefined
  /** What has to be put right before it is signed. */
  readonly waits?: string | undefined
}

interface CodeSigningProps extends CodeFormProps {
  /** Where the code goes. */
  readonly address: string
  /** Whether one is out that still holds. */
  readonly isOut: boolean
  readonly sending: ReturnType<typeof useAction>
  readonly sendCode: () => Promise<unknown>
  /** Why no code can be sent any more. */
  readonly noneLeft?: string | undefined
  /** The message for an expired code. */
  readonly children?: ReactNode
}

/** Signs with a code that goes out by mail. */
export function CodeSigning(props: CodeSigningProps) {
  const { area, address, isOut, sending, sendCode, noneLeft, children, ...form } = props
  const t = useTranslations(area)
  /** The focus moves to the code's field. */
  const [isAwaited, setAwaited] = useState(false)
  const send = () =>
    sending.run(async () => {
      setAwaited(true)
      await sendCode()
    })
  return (
    <>
      <FailureNotice error={sending.failure} />
      <p>{t(isOut ? 'sent' : 'how', { address, digits: signatureCodeDigits })}</p>
      {isOut ? <CodeForm {...form} area={area} isAwaited={isAwaited} /> : null}
      {children}
      <div className="row">
        <Button
          look={isOut ? 'secondary' : 'primary'}
          busy={sending.busy}
          busyLabel={t('sendingCode')}
          disabledReason={noneLeft}
          onClick={() => void send()}
        >
          {t(isOut ? 'sendAgain' : 'sendCode')}
        </Button>
      </div>
    </>
  )
}

interface AwaitedFormProps extends CodeFormProps {
  /** Its field takes the focus when it appears. */
  readonly isAwaited: boolean
}

function CodeForm({ area, hint, sign, act, parts, waits, isAwaited }: AwaitedFormProps) {
  const t = useTranslations(area)
  const fieldText = useFieldText()
  const errorText = useErrorText()
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
    } catch (error) {
      // Every error is shown at the field, also one that has nothing to do with the code.
      setErrors({ code: [error instanceof ApiError ? error.code : 'internal'] })
    }
    setBusy(false)
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
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
      />
      {parts ? <ObligationFacts parts={parts} /> : null}
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('signing')} disabledReason={waits}>
          {act}
        </Button>
      </div>
    </Form>
  )
}
