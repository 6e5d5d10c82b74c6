import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../calls/api-error.ts'
import { useErrorText } from '../i18n/errors/error-text.ts'
import { useSite } from '../site/site.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import { useChange, type SentRequest } from './contract/use-change.ts'
import { sendingKey } from './sending-key.ts'
import type { FlowPosition } from './use-flow.ts'

/** What every submission answers. */
interface Submitted {
  readonly request: SentRequest
}

interface SendRequestProps {
  /** The flow that it ends: forgotten once it was sent, led back to a question whose field was wrong. */
  readonly flow: Pick<FlowPosition, 'draftKey' | 'forget' | 'refuse'>
  /** What is asked for; the same content is the same request, however often it is sent. */
  readonly content: object
  readonly send: (how: { readonly sendingKey: string }) => Promise<Submitted>
  /** Whether the deployment has it signed; undefined if the form does not know before. */
  readonly signed?: boolean
  /** What the button says before anything failed. */
  readonly label?: ReactNode
  /** Why it cannot be sent. */
  readonly disabledReason?: ReactNode
  /** Also called when the server finds fields wrong. */
  readonly onRefused?: () => void
  /** Called for an error code, besides its text here. */
  readonly onCode?: Readonly<Partial<Record<ApiError['code'], () => void>>>
}

/** The button that sends the request. After a failure nothing typed is lost and it can be sent again. */
export function SendRequest(props: SendRequestProps) {
  const { flow, content, send, signed, onRefused, label, disabledReason, onCode = {} } = props
  const { onSent } = useChange()
  const t = useTranslations('flow')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const press = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      const { request } = await send({ sendingKey: sendingKey(flow.draftKey, content) })
      flow.forget()
      onSent(request)
    } catch (error) {
      setSending(false)
      if (error instanceof ApiError && Object.keys(error.errors).length > 0) {
        onRefused?.()
        return flow.refuse(error.errors)
      }
      setFailure(error)
      if (error instanceof ApiError) onCode[error.code]?.()
    }
  }
  return (
    <div className="stack">
      {signed === undefined ? null : <p className="soft">{t(signed ? 'thenSign' : 'thenSent')}</p>}
      {failure === undefined ? null : <Unsent failure={failure} />}
      <div className="row">
        <Button
          look="primary"
          busy={sending}
          busyLabel={t('sending')}
          disabledReason={disabledReason}
          onClick={() => void press()}
        >
          {failure === undefined ? (label ?? t('send')) : t('sendAgain')}
        </Button>
      </div>
    </div>
  )
}

interface UnsentProps {
  readonly failure: unknown
}

/** What happened, what is safe, and whom to call. */
function Unsent({ failure }: UnsentProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const { phone } = useSite().settings.organisation
  const reference = failure instanceof ApiError ? failure.requestId : undefined
  return (
    <Notice tone="bad" announce title={t('flow.failed')}>
      <p>{errorText(failure)}</p>
      <p>
        <PhoneLink phone={phone}>{t('errors.read.help', { phone })}</PhoneLink>
      </p>
      {reference ? (
        <p className="small soft figures">{t('errors.read.reference', { id: reference })}</p>
      ) : null}
    </Notice>
  )
}
