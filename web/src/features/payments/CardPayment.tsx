import { centsOf } from '@endoll/api/cents.ts'
import { downloadPaymentReceipt } from '@endoll/api/payments.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../calls/api-error.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { EndPicture } from '../../ui/pictures/EndPicture.tsx'
import { useCardFrame } from './card-frame.ts'
import { incompleteForm } from './paying.ts'
import { refusalWordsOf } from './refusal.ts'
import type { PayingState, PaymentCalls, Refusal } from './paying.ts'
import { usePayment } from './use-payment.ts'
import './payments.css'

interface CardPaymentProps {
  readonly calls: PaymentCalls
  /** What it pays, beside the amount. */
  readonly detail: ReactNode
  /** The button beside that it is in process, or why it cannot be paid any more. */
  readonly onClose: () => void
  readonly backLabel: string
  /** Where it leads on once it cannot be paid as it is, where that is not where `onClose` leads. */
  readonly over?: { readonly label: string; readonly onBack: () => void }
  /** The receipt is only mailed, since the payer may be somebody else. */
  readonly byMail?: true
  /** Another way of paying it, below the card. */
  readonly instead?: ReactNode
}

/** The amount, the provider's card fields, and what comes of them. */
export function CardPayment({ calls, detail, onClose, backLabel, over, byMail, instead }: CardPaymentProps) {
  const t = useTranslations('payments')
  const { money } = useFormat()
  const { locale } = useSite()
  const amountCents = centsOf(calls.amount)
  const { frame, fields, heightPx, takeCard, askBank } = useCardFrame(amountCents)
  const { state, submit } = usePayment(calls, { takeCard, askBank })
  const { step } = state
  if (step === 'paid') {
    return <Paid reference={state.reply.reference} amount={money(amountCents)} byMail={byMail} />
  }
  if (step === 'approve' || step === 'in_process') {
    const waits = step === 'approve' ? 'approveInApp' : state.takesDays ? 'debitUnderWay' : 'inProcess'
    return (
      // A new element, so that each message is announced.
      <Notice
        key={waits}
        tone="info"
        title={t(`${waits}.title`)}
        announce
        actions={<Button onClick={onClose}>{backLabel}</Button>}
      >
        {t(`${waits}.more`)}
      </Notice>
    )
  }
  if (step === 'over') {
    const way = over ?? { label: backLabel, onBack: onClose }
    return <Over error={state.error} way={<Button onClick={way.onBack}>{way.label}</Button>} />
  }
  const busy = step === 'paying' || step === 'bank'
  return (
    <div className="stack" aria-busy={busy}>
      <p className="pay-amount">
        <strong className="figures">{money(amountCents)}</strong>
        <span className="soft">{detail}</span>
      </p>
      <WhatHappened state={state} />
      {fields === 'failed' ? (
        <Notice tone="bad" announce>
          {t('noFields')}
        </Notice>
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own document, whose policy names what may run in it
        <iframe
          ref={frame}
          className="pay-fields"
          title={t('fields')}
          src={`/card-fields?lang=${locale}`}
          height={step === 'bank' ? Math.max(heightPx, 420) : heightPx}
        />
      )}
      <Button
        look="primary"
        wide
        busy={busy}
        busyLabel={t('paying')}
        disabledReason={fields === 'ready' ? undefined : t(fields === 'failed' ? 'later' : 'loading')}
        onClick={() => void submit()}
      >
        {t('pay', { amount: money(amountCents) })}
      </Button>
      <p className="small soft">{t('safe')}</p>
      {instead}
    </div>
  )
}

interface OverProps {
  readonly error: ApiError
  readonly way: ReactNode
}

/** It cannot be paid any more: another has paid it, or why not. */
function Over({ error, way }: OverProps) {
  const t = useTranslations('payments')
  const { list } = useFormat()
  const errorText = useErrorText()
  const paid = error.code === 'already_paid' ? (error.about?.invoices ?? []) : []
  return (
    <Notice tone={paid.length > 0 ? 'good' : 'bad'} announce actions={way}>
      {paid.length > 0 ? t('already', { count: paid.length, list: list(paid) }) : errorText(error)}
    </Notice>
  )
}

interface WhatHappenedProps {
  readonly state: PayingState
}

/** Above the fields: why it was not taken, or what the bank waits for. */
function WhatHappened({ state }: WhatHappenedProps) {
  const t = useTranslations('payments')
  const { titleOf, refusalText } = useRefusalWords()
  if (state.step === 'bank') {
    return (
      <Notice tone="info" announce>
        {t(state.method === 'bizum' ? 'approve' : 'bank')}
      </Notice>
    )
  }
  if (state.step !== 'card') return null
  return (
    <>
      {state.refusal ? (
        <Notice tone="bad" title={titleOf(state.refusal)} announce>
          {refusalText(state.refusal)}
        </Notice>
      ) : null}
      <FailureNotice error={state.error} title={t(state.unsure ? 'unsure' : 'failed')} />
    </>
  )
}

interface PaidProps {
  readonly byMail: true | undefined
  readonly reference: string
  readonly amount: string
}

function Paid({ reference, amount, byMail }: PaidProps) {
  const t = useTranslations('payments')
  return (
    <div className="stack">
      <div className="state-picture">
        <EndPicture of="done" />
      </div>
      <Notice
        tone="good"
        title={t('paid.title', { amount })}
        announce
        actions={
          byMail ? undefined : (
            <DownloadLink file={remoteFile(downloadPaymentReceipt, { params: { reference } })}>
              {t('receipt')}
            </DownloadLink>
          )
        }
      >
        <p>{t(byMail ? 'paid.byMail' : 'paid.more', { reference })}</p>
      </Notice>
    </div>
  )
}

/** Words of ours for what was refused; the provider's for what is not filled in. */
function useRefusalWords() {
  const t = useTranslations('payments.refused')
  const failed = useTranslations('payments')('failed')
  const titleOf = ({ code }: Refusal): string => {
    if (code === incompleteForm) return t('details')
    // It was not refused.
    return code === 'expired' || code === 'paid_anew' ? failed : t('title')
  }
  const refusalText = ({ code, message }: Refusal): string => {
    // The provider's fields speak the language of the page; its other words come in English.
    if (code === incompleteForm && message !== '') return message
    return t(refusalWordsOf(code))
  }
  return { titleOf, refusalText }
}
