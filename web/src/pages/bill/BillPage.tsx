import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { isUnknown } from '../../calls/api-error.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useInBrowser, WindowHigh } from '../../loading/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { part } from '../../loading/part.tsx'
import { billAnswer, mustAct } from './bill-answer.ts'
import { billQuery } from '../../features/invoices/bill-change/bill-query.ts'
import { useDocumentBeside } from './BillDownload.tsx'
import { BillHeading } from './BillHeading.tsx'
import { Payment } from './Payment.tsx'
import { WhatChanged } from './WhatChanged.tsx'
import './bill.css'

const BillDocument = part({
  load: async () => (await import('./BillDocument.tsx')).BillDocument,
  texts: ['bill-details'],
  follows: 'first',
})
const BillDetails = part({
  load: async () => (await import('./bill-details/BillDetails.tsx')).BillDetails,
  texts: ['bill-details'],
  room: DetailsRoom,
  follows: 'first',
})

function DetailsRoom() {
  const t = useTranslations('bill')
  return (
    <div className="bill-waiting">
      <Skeleton label={t('loading')} shape="card" />
    </div>
  )
}

/** One invoice: who pays what and when, what changed, every line, and the document beside it. */
export function BillPage() {
  const { id = '' } = useParams({ strict: false })
  return <Invoice key={id} id={id} />
}

interface InvoiceProps {
  readonly id: string
}

function Invoice({ id }: InvoiceProps) {
  const t = useTranslations('bill')
  const query = useQuery(billQuery(id))
  const { data, error } = query
  const unknown = isUnknown(error)
  // What is to be paid comes first, and it is the browser's.
  const isDrawn = useInBrowser() || (data !== undefined && !mustAct(billAnswer(data)))
  const content = () => {
    if (unknown) return <Unknown />
    if (data) {
      return (
        <>
          {query.isRefetchError ? <FailureNotice error={error} title={t('stale')} /> : null}
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
      <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <div className="stack" data-gap="l">
      <BillHeading bill={unknown ? undefined : data} />
      {isDrawn ? content() : <WindowHigh>{null}</WindowHigh>}
    </div>
  )
}

/** The invoice does not exist or is another customer's: the API does not say which. */
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

/** The details fill more than a window, so their code and texts are loaded after the answer is shown. */
function Explained({ bill }: ExplainedProps) {
  const answer = billAnswer(bill)
  const { settings } = useSite()
  const inBrowser = useInBrowser()
  const beside = useDocumentBeside()
  // Its place is kept until it is known whether the browser shows it.
  const keepsRoom = !inBrowser && settings.switches.downloadInNewTab
  return (
    <div className="bill" data-beside={beside || keepsRoom || undefined}>
      <div className="stack bill-explained" data-gap="l">
        {mustAct(answer) ? <Payment bill={bill} answer={answer} /> : null}
        <WhatChanged bill={bill} />
        <BillDetails bill={bill} answer={answer} />
      </div>
      {beside ? (
        <div className="bill-beside no-print">
          <BillDocument invoice={bill.invoice} />
        </div>
      ) : null}
    </div>
  )
}
