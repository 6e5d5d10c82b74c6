import { useQuery } from '@tanstack/react-query'
import { centsOf } from '@endoll/api/cents.ts'
import { downloadPaymentReceipt } from '@endoll/api/payments.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useCardFrame } from './card-frame.ts'
import { readPayment, showAnew, usePayment } from './use-payment.ts'
import type { Refusal } from './use-payment.ts'
import './payments.css'

interface PayDialogProps {
  readonly invoice: Pick<InvoiceItem, 'number' | 'cups'>
  readonly open: boolean
  readonly onClose: () => void
}

/** The payment of a bill by card. The amount is read when it opens; the provider is loaded only then. */
export function PayDialog({ invoice, open, onClose }: PayDialogProps) {
  const t = useTranslations('payments')
  const closeLabel = useTranslations('app')('close')
  const close = () => {
    onClose()
    showAnew()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title', { number: invoice.number })}
      closeLabel={closeLabel}
    >
      <Amount invoice={invoice} onClose={close} />
    </Dialog>
  )
}

interface AmountProps {
  readonly invoice: PayDialogProps['invoice']
  readonly onClose: () => void
}

/** What is to be paid now; a list may have been open for hours. */
function Amount({ invoice, onClose }: AmountProps) {
  const t = useTranslations('payments')
  // Read anew each time, and not again while the card is typed: the server compares the amount anyway.
  const { data, error } = useQuery({
    queryKey: ['payment', invoice.number],
    queryFn: () => readPayment(invoice.number),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <FailureNotice error={error} title={t('unread')} />
  if (!data) return <Skeleton label={t('loading')} shape="text" />
  if (!data.payable) return <Notice tone="info">{t('nothing')}</Notice>
  return <Card invoice={invoice} amount={data.amount} onClose={onClose} />
}

interface CardProps extends AmountProps {
  readonly amount: number
}

function Card({ invoice, amount, onClose }: CardProps) {
  const t = useTranslations('payments')
  const { money } = useFormat()
  const { locale } = useSite()
  const amountCents = centsOf(amount)
  const { frame, fields, heightPx, takeCard, askBank } = useCardFrame(amountCents)
  const { state, submit } = usePayment(invoice.number, amount, { takeCard, askBank })
  const errorText = useErrorText()
  const refusalText = useRefusalText()
  const { step } = state
  if (step === 'paid') return <Paid reference={state.reply.reference} amount={money(amountCents)} />
  if (step === 'in_process') {
    return (
      <Notice tone="info" title={t('inProcess.title')} announce>
        {t('inProcess.more')}
      </Notice>
    )
  }
  if (step === 'over') {
    return (
      <Notice tone="bad" announce actions={<Button onClick={onClose}>{t('back')}</Button>}>
        {errorText(state.error)}
      </Notice>
    )
  }
  const busy = step === 'paying' || step === 'bank'
  return (
    <div className="stack" aria-busy={busy}>
      <p className="pay-amount">
        <strong className="figures">{money(amountCents)}</strong>
        <span className="soft">{invoice.cups.street}</span>
      </p>
      {step === 'card' && state.refusal ? (
        <Notice tone="bad" title={t('refused.title')} announce>
          {refusalText(state.refusal)}
        </Notice>
      ) : null}
      {step === 'card' ? <FailureNotice error={state.error} title={t('failed')} /> : null}
      {step === 'bank' ? <Notice tone="info">{t('bank')}</Notice> : null}
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
    </div>
  )
}

interface PaidProps {
  readonly reference: string
  readonly amount: string
}

function Paid({ reference, amount }: PaidProps) {
  const t = useTranslations('payments')
  return (
    <Notice
      tone="good"
      title={t('paid.title', { amount })}
      announce
      actions={
        <DownloadLink file={remoteFile(downloadPaymentReceipt, { params: { reference } })}>
          {t('receipt')}
        </DownloadLink>
      }
    >
      <p>{t('paid.more', { reference })}</p>
    </Notice>
  )
}

/** Words of ours for what happens most; the provider's for the rest. */
function useRefusalText() {
  const t = useTranslations('payments.refused')
  return ({ code, message }: Refusal): string => {
    switch (code) {
      case 'insufficient_funds':
      case 'expired_card':
      case 'incorrect_cvc':
      case 'generic_decline':
      case 'payment_intent_authentication_failure':
        return t(code)
      default:
        return message === '' ? t('generic_decline') : message
    }
  }
}
