import {
  getRequestDocument,
  openOutsideSignature,
  sendLinkAgain,
  sendSignatureCode,
  signRequest,
  signatureCodeDigits,
} from '@endoll/api/requests.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import type { RequestDetail } from '@endoll/api/requests.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { refreshRequests } from '../../flow/open-requests.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { useAction } from '../../calls/use-action.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { FormField } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toast.tsx'

type Signature = NonNullable<RequestDetail['signature']>

interface SigningProps {
  readonly request: RequestDetail
  readonly signature: Signature
}

/** How the customer signs the request: by a code here, on an outside page, or by a link in a mail. */
export function Signing({ request, signature }: SigningProps) {
  const t = useTranslations('requests.sign')
  const { day, instant } = useFormat()
  const id = String(request.id)
  if (signature.provider === 'confirmation') {
    return (
      <Card title={t('confirmation.title')}>
        <p>{t('confirmation.why', { address: signature.code_to ?? '' })}</p>
        <LinkAgain id={id} signature={signature} />
      </Card>
    )
  }
  return (
    <Card title={t('title')}>
      <p>{t('until', { at: request.due_date ? day(request.due_date) : instant(signature.expires_at) })}</p>
      <div className="row">
        <DownloadLink file={remoteFile(getRequestDocument, { params: { id } })}>{t('document')}</DownloadLink>
      </div>
      {signature.provider === 'outside' ? <Outside id={id} /> : <Embedded id={id} signature={signature} />}
    </Card>
  )
}

interface LinkAgainProps {
  readonly id: string
  readonly signature: Signature
}

/** Has the link mailed once more; the server keeps the pause between two sendings. */
function LinkAgain({ id, signature }: LinkAgainProps) {
  const t = useTranslations('requests.sign.confirmation')
  const toast = useToast()
  const { busy, failure, run } = useAction()
  const address = signature.code_to ?? ''
  const send = () =>
    run(async () => {
      await call(sendLinkAgain, { params: { id } })
      toast({ tone: 'good', text: t('sentAgain', { address }) })
      refreshRequests()
    })
  return (
    <>
      <FailureNotice error={failure} />
      <div className="row">
        <Button
          busy={busy}
          busyLabel={t('sending')}
          {...(signature.sendings_left === 0 ? { disabledReason: t('noneLeft') } : {})}
          onClick={() => void send()}
        >
          {t('sendAgain')}
        </Button>
      </div>
    </>
  )
}

interface OutsideProps {
  readonly id: string
}

function Outside({ id }: OutsideProps) {
  const t = useTranslations('requests.sign')
  const { busy, failure, run } = useAction()
  const open = () =>
    run(async () => {
      const { url } = await call(openOutsideSignature, { params: { id } })
      location.assign(url)
    })
  return (
    <>
      <FailureNotice error={failure} />
      <div className="row">
        <Button look="primary" busy={busy} busyLabel={t('opening')} onClick={() => void open()}>
          {t('outside')}
        </Button>
      </div>
    </>
  )
}

interface EmbeddedProps {
  readonly id: string
  readonly signature: Signature
}

function Embedded({ id, signature }: EmbeddedProps) {
  const t = useTranslations('requests.sign')
  const errorText = useErrorText()
  const toast = useToast()
  const sending = useAction()
  const { code_to: to, code_expires_at: expires, sendings_left: left } = signature
  // A code that expired or was tried too often is gone, and its form with it: a notice says why.
  const [hadCode, setHadCode] = useState(expires !== null)
  if (expires !== null && !hadCode) setHadCode(true)
  const sendCode = () =>
    sending.run(async () => {
      await call(sendSignatureCode, { params: { id } })
      toast({ tone: 'good', text: t('codeSent', { address: to ?? '' }) })
      refreshRequests()
    })
  useFirstCode({ id, wanted: expires === null }, sending.run)
  return (
    <>
      <FailureNotice error={sending.failure} />
      <p role="status">
        {t(expires === null ? 'how' : 'sent', { address: to ?? '', digits: signatureCodeDigits })}
      </p>
      {expires === null ? null : <CodeForm id={id} signature={signature} />}
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
          {...(left === 0 ? { disabledReason: t('noneLeft') } : {})}
          onClick={() => void sendCode()}
        >
          {t(expires === null ? 'sendCode' : 'sendAgain')}
        </Button>
      </div>
    </>
  )
}

/** The first code goes out when the page is opened: the server sends it once, in whatever tab that is. */
function useFirstCode(
  { id, wanted }: { readonly id: string; readonly wanted: boolean },
  run: (work: () => Promise<void>) => Promise<void>,
) {
  const looked = useRef('')
  useEffect(() => {
    if (looked.current === id) return
    looked.current = id
    if (!wanted) return
    void run(async () => {
      await call(sendSignatureCode, { params: { id }, query: { first: 'true' } })
      refreshRequests()
    })
  }, [id, wanted, run])
}

interface CodeFormProps {
  readonly id: string
  readonly signature: Signature
}

function CodeForm({ id, signature }: CodeFormProps) {
  const t = useTranslations('requests.sign')
  const fieldText = useFieldText()
  const errorText = useErrorText()
  const toast = useToast()
  const { instant } = useFormat()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>()
  const send = async (data: FormData) => {
    const code = String(data.get('code') ?? '').replaceAll(/\D/g, '')
    if (code.length !== signatureCodeDigits)
      return setErrors({ code: [code === '' ? 'required_field' : 'code_digits'] })
    setBusy(true)
    try {
      await call(signRequest, { params: { id }, body: { code } })
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
      label={t('title')}
    >
      <FormField
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
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('signing')}>
          {t('confirm')}
        </Button>
      </div>
    </Form>
  )
}
