import { openPayLink, payByLink } from '@endoll/api/payment-links.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { CardPayment } from '../../features/payments/CardPayment.tsx'
import type { PaymentCalls } from '../../features/payments/paying.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { keptPayLink } from './kept-link.ts'

type Bill = Awaited<ReturnType<typeof readBill>>

type Step =
  | { readonly at: 'reading' | 'nothing' }
  | { readonly at: 'read'; readonly bill: Bill; readonly token: string }
  | { readonly at: 'failed'; readonly error: unknown }

function readBill(token: string) {
  return call(openPayLink, { body: { token } })
}

function paymentOf(token: string, { amount, instalment }: Bill): PaymentCalls {
  const part = instalment === null ? {} : { instalment }
  return {
    amount,
    send: (method, sendingKey) =>
      call(payByLink, { body: { token, payment_method_id: method, amount, ...part } }, { sendingKey }),
    goOn: (intent) => call(payByLink, { body: { token, payment_intent_id: intent } }),
  }
}

/** Where the link of a reminder leads: one bill is paid without signing in, and nothing else of the customer is shown. */
export function PayLinkPage() {
  const t = useTranslations('payments.link')
  const [step, setStep] = useState<Step>(() => ({
    at: keptPayLink.token() === undefined ? 'nothing' : 'reading',
  }))
  const read = () => {
    const token = keptPayLink.token()
    if (token === undefined) return
    setStep({ at: 'reading' })
    readBill(token).then(
      (bill) => setStep({ at: 'read', bill, token }),
      (error: unknown) => {
        // It says that it is paid after a reload too.
        if (hasCode(error, 'confirmation_invalid')) keptPayLink.forget()
        setStep({ at: 'failed', error })
      },
    )
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  useEffect(read, [])
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={step.at === 'read' ? t('answer', { number: step.bill.number }) : undefined}
      />
      {step.at === 'reading' ? <Skeleton label={t('reading')} shape="text" /> : null}
      {step.at === 'nothing' ? <Notice tone="info">{t('nothing')}</Notice> : null}
      {step.at === 'failed' ? <Failure error={step.error} onRetry={read} /> : null}
      {step.at === 'read' ? <Paying bill={step.bill} token={step.token} onAgain={read} /> : null}
    </div>
  )
}

interface FailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

function Failure({ error, onRetry }: FailureProps) {
  const t = useTranslations('payments.link')
  const { address } = useSite()
  const errorText = useErrorText()
  const paid = hasCode(error, 'already_paid')
  const over = paid || hasCode(error, 'confirmation_invalid', 'payment_in_process')
  return (
    <Notice
      tone={paid ? 'good' : over ? 'info' : 'bad'}
      announce
      title={hasCode(error, 'confirmation_invalid') ? t('over') : errorText(error)}
      actions={
        over ? (
          <Link className={buttonClass({})} href={address('invoices')}>
            {t('toInvoices')}
          </Link>
        ) : (
          <Button onClick={onRetry}>{t('again')}</Button>
        )
      }
    />
  )
}

interface PayingProps {
  readonly bill: Bill
  readonly token: string
  readonly onAgain: () => void
}

function Paying({ bill, token, onAgain }: PayingProps) {
  const { number, due_date: due } = bill
  const t = useTranslations('payments.link')
  const { longDay } = useFormat()
  const { name } = useSite().settings.organisation
  return (
    <div className="stack pay-link">
      <DefinitionList
        items={[
          { term: t('retailer'), value: name },
          { term: t('bill'), value: number },
          ...(due === null ? [] : [{ term: t('due'), value: longDay(due) }]),
        ]}
      />
      <CardPayment
        calls={paymentOf(token, bill)}
        detail={t('detail', { number })}
        onClose={onAgain}
        backLabel={t('look')}
        byMail
      />
    </div>
  )
}
