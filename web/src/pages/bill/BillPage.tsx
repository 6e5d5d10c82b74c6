import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { billAnswer, isOwed } from './bill-answer.ts'
import { billQuery } from './bill-query.ts'
import { BillDocument, useDocumentBeside } from './BillDocument.tsx'
import { BillHeading } from './BillHeading.tsx'
import { Payment } from './Payment.tsx'
import { WhatChanged } from './WhatChanged.tsx'
import './bill.css'

const BillDetails = lazy(async () => ({ default: (await import('./BillDetails.tsx')).BillDetails }))

/** One invoice, explained: who pays what and when, what changed, every line, and the document beside it. */
export function BillPage() {
  const { id = '' } = useParams({ strict: false })
  return <Invoice key={id} id={id} />
}

interface InvoiceProps {
  readonly id: string
}

function Invoice({ id }: InvoiceProps) {
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

interface ExplainedProps {
  readonly bill: ExplainedBill
}

/** What is read first comes first: the rest, which is longer than a window, comes in the next moment. */
function Explained({ bill }: ExplainedProps) {
  const t = useTranslations('bill')
  const answer = billAnswer(bill)
  const beside = useDocumentBeside()
  return (
    <div className="bill" data-beside={beside || undefined}>
      <div className="stack bill-explained" data-gap="l">
        {isOwed(answer) ? <Payment bill={bill} answer={answer} /> : null}
        <WhatChanged bill={bill} />
        <Suspense
          fallback={
            <div className="bill-waiting">
              <Skeleton label={t('loading')} shape="card" />
            </div>
          }
        >
          <BillDetails bill={bill} answer={answer} />
        </Suspense>
      </div>
      {beside ? (
        <div className="bill-beside no-print">
          <BillDocument invoice={bill.invoice} />
        </div>
      ) : null}
    </div>
  )
}
