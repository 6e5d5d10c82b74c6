import { TextRoom } from '../../i18n/rooms.tsx'
import {
  getRequestDocument,
  openOutsideSignature,
  sendLinkAgain,
  sendSignatureCode,
  signRequest,
} from '@endoll/api/requests.ts'
import type { RequestDetail } from '@endoll/api/requests.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { refreshRequests } from '../../flow/open-requests.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { useAction } from '../../calls/use-action.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { SignOutside } from '../../features/requests/SignOutside.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { part } from '../../loading/part.tsx'

// Few requests wait to be signed here: the others do not load it.
const SignWithCode = part({
  load: async () => (await import('../../features/requests/SignWithCode.tsx')).SignWithCode,
  room: TextRoom,
})

type Signature = NonNullable<RequestDetail['signature']>

interface SigningProps {
  readonly request: RequestDetail
  readonly signature: Signature
}

/** How the customer signs the request: by a code here, on an outside page, or by a link in a mail. */
export function Signing({ request, signature }: SigningProps) {
  const t = useTranslations('requests.sign')
  const { longDay, until } = useFormat()
  const id = String(request.id)
  if (signature.provider === 'confirmation') {
    return (
      <Card title={t('confirmation.title')}>
        <p>{t('confirmation.why', { address: signature.code_to ?? '' })}</p>
        <LinkAgain id={id} address={signature.code_to ?? ''} left={signature.sendings_left} />
      </Card>
    )
  }
  return (
    <Card title={t('title')}>
      <p>{t('until', { at: request.due_date ? longDay(request.due_date) : until(signature.expires_at) })}</p>
      <div className="row">
        <DownloadLink file={remoteFile(getRequestDocument, { params: { id } })}>{t('document')}</DownloadLink>
      </div>
      {signature.provider === 'outside' ? (
        <SignOutside
          parts={request.obligation ? [{ id, facts: request.obligation.facts }] : []}
          label={request.obligation?.act ?? t('outside')}
          busyLabel={t('opening')}
          open={() => call(openOutsideSignature, { params: { id } })}
        />
      ) : (
        <Embedded id={id} signature={signature} obligation={request.obligation} />
      )}
    </Card>
  )
}

interface InvitationProps {
  readonly id: string
  readonly invitation: NonNullable<RequestDetail['invitation']>
}

/** Whom the request waits for, who is asked by a link in a mail. */
export function Invitation({ id, invitation }: InvitationProps) {
  const t = useTranslations('requests.sign.invitation')
  const { until } = useFormat()
  const { name, email, expires_at, sendings_left } = invitation
  return (
    <Card title={t('title')}>
      <p>{t('why', { name, email, at: until(expires_at) })}</p>
      <LinkAgain id={id} address={email} left={sendings_left} />
    </Card>
  )
}

interface LinkAgainProps {
  readonly id: string
  /** Where it goes. */
  readonly address: string
  /** How often it still can be sent. */
  readonly left: number
}

/** Has the link mailed once more; the server keeps the pause between two sendings. */
function LinkAgain({ id, address, left }: LinkAgainProps) {
  const t = useTranslations('requests.sign.confirmation')
  const toast = useToast()
  const { busy, failure, run } = useAction()
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
          {...(left === 0 ? { disabledReason: t('noneLeft') } : {})}
          onClick={() => void send()}
        >
          {t('sendAgain')}
        </Button>
      </div>
    </>
  )
}

interface EmbeddedProps {
  readonly id: string
  /** Of what obliges to pay. */
  readonly obligation: RequestDetail['obligation']
  readonly signature: Signature
}

/** The first code is sent when the page is opened, once for all tabs. */
function Embedded({ id, signature, obligation }: EmbeddedProps) {
  const t = useTranslations('requests.sign')
  return (
    <SignWithCode
      signature={signature}
      obligation={obligation ? { act: obligation.act, parts: [{ id, facts: obligation.facts }] } : undefined}
      noneLeft={t('noneLeft')}
      sendCode={() => call(sendSignatureCode, { params: { id } })}
      sendFirst={() => call(sendSignatureCode, { params: { id }, query: { first: 'true' } })}
      sign={(code) => call(signRequest, { params: { id }, body: { code } })}
    />
  )
}
