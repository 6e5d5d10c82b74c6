import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ExplainedBill } from '@endoll/contract/bill.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { ReadFailure } from '../../ReadFailure.tsx'
import { useSite } from '../../site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { billAnswer, isOwed } from './bill-answer.ts'
import { billQuery } from './bill-query.ts'
import { BillDocument, useDocumentBeside } from './BillDocument.tsx'
import { BillFacts } from './BillFacts.tsx'
import { BillHeading } from './BillHeading.tsx'
import { BillLines } from './bill-lines/BillLines.tsx'
import { Destination } from './Destination.tsx'
import { Payment } from './Payment.tsx'
import { Readings } from './Readings.tsx'
import { UsualDay } from './UsualDay.tsx'
import { WhatChanged } from './WhatChanged.tsx'
import './bill.css'

/** One invoice, explained: who pays what and when, what changed, every line, and the document beside it. */
export function BillPage() {
  const { id = '' } = useParams({ strict: false })
  return <Invoice key={id} id={id} />
}

function Invoice({ id }: { id: string }) {
  const t = useTranslations('bill')
  const errorText = useErrorText()
  const answer = useQuery(billQuery(id))
  const { data, error } = answer
  const unknown = error?.status === 404 || error?.status === 400
  const content = () => {
    if (unknown) return <Unknown />
    if (data) {
      return (
        <>
          {answer.isRefetchError ? (
            <Notice tone="bad" title={t('stale')} announce>
              {errorText(answer.error)}
            </Notice>
          ) : null}
          <Explained bill={data} />
        </>
      )
    }
    if (!error) {
      return (
        <div className="stack bill-waiting" data-gap="l">
          <Skeleton label={t('loading')} shape="answer" rows={1} />
          <Skeleton label={t('loading')} shape="card" />
        </div>
      )
    }
    return (
      <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void answer.refetch()} />
    )
  }
  return (
    <div className="stack" data-gap="l">
      <BillHeading bill={unknown ? undefined : data} />
      {content()}
    </div>
  )
}

/** What does not exist and what is somebody else's are told alike. */
function Unknown() {
  const t = useTranslations('bill')
  const { address } = useSite()
  return (
    <EmptyState
      icon="card"
      title={t('unknown.title')}
      action={
        <Link className={buttonClass({ look: 'primary' })} href={address('invoices')}>
          {t('back')}
        </Link>
      }
    >
      {t('unknown.why')}
    </EmptyState>
  )
}

function Explained({ bill }: { bill: ExplainedBill }) {
  const answer = billAnswer(bill)
  const owed = isOwed(answer)
  const beside = useDocumentBeside()
  const refund = isRefund(bill.invoice.rectificative_type)
  const payment = <Payment bill={bill} answer={answer} />
  return (
    <div className="bill" data-beside={beside || undefined}>
      <div className="stack bill-explained" data-gap="l">
        {owed ? payment : null}
        <WhatChanged bill={bill} />
        <BillLines bill={bill} />
        {owed ? null : payment}
        {refund ? null : <Destination bill={bill} />}
        {refund || bill.invoice.energy_consumed === 0 ? null : <UsualDay bill={bill} />}
        <Readings bill={bill} />
        <BillFacts bill={bill} />
      </div>
      {beside ? (
        <div className="bill-beside no-print">
          <BillDocument invoice={bill.invoice} />
        </div>
      ) : null}
    </div>
  )
}
