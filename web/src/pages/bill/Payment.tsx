import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Card } from '../../ui/Card.tsx'
import { Day } from '../../ui/figures.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OwnText } from '../../ui/OwnText.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { standingTone } from './bill-answer.ts'
import type { BillAnswer, Standing } from './bill-answer.ts'
import { PayButton } from '../../features/payments/PayButton.tsx'
import { Ladder } from './Ladder.tsx'
import { paymentHistory } from './payment-history.ts'
import type { PaymentEvent } from './payment-history.ts'

interface PaymentProps {
  bill: ExplainedBill
  answer: BillAnswer
}

const callable: ReadonlySet<Standing> = new Set(['owed', 'partlyOwed', 'partly', 'late', 'card'])

/** The state of the payment, what comes next, and its history. */
export function Payment({ bill, answer }: PaymentProps) {
  const t = useTranslations('bill.payment')
  const { phone } = useSite().settings.organisation
  const { standing } = answer
  return (
    <Card title={t('title')}>
      <Notice tone={standingTone[standing]}>
        <p>
          <WhatNext bill={bill} standing={standing} />
        </p>
        <PayButton invoice={bill.invoice} />
        {callable.has(standing) ? <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink> : null}
      </Notice>
      <Ladder bill={bill} />
      <History bill={bill} />
    </Card>
  )
}

interface WhatNextProps {
  readonly bill: ExplainedBill
  readonly standing: Standing
}

function WhatNext({ bill: { invoice, grouped_with }, standing }: WhatNextProps) {
  const t = useTranslations('bill.payment.next')
  const { list } = useFormat()
  switch (standing) {
    case 'transfer':
      return t('transfer', { number: invoice.number })
    case 'grouped':
      return grouped_with.length === 0
        ? t('groupedAlone')
        : t('grouped', { list: list(grouped_with.map(({ number }) => number)) })
    case 'paid':
    case 'nothing':
    case 'inProcess':
    case 'charged':
    case 'card':
    case 'owed':
    case 'partlyOwed':
    case 'partly':
    case 'late':
    case 'refunded':
    case 'refundDue':
      return t(standing)
  }
}

interface HistoryProps {
  readonly bill: ExplainedBill
}

function History({ bill }: HistoryProps) {
  const t = useTranslations('bill.payment.history')
  const say = useEventWords(bill)
  const now = today()
  const events = paymentHistory(bill)
  return (
    <div className="stack" data-gap="s">
      <h3>{t('title')}</h3>
      <ol className="bill-history" role="list">
        {events.map((event, position) => (
          <li key={position} data-coming={event.day > now || undefined}>
            <Day day={event.day} />
            <span>
              {say(event)}
              {event.day > now ? <span className="soft"> ({t('coming')})</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function useEventWords({ grouped_with, text_languages: languages }: ExplainedBill) {
  const t = useTranslations('bill')
  const { address } = useSite()
  const { money } = useFormat()
  return (event: PaymentEvent): React.ReactNode => {
    switch (event.what) {
      case 'rung':
        return <OwnText text={event.words} languages={languages} />
      case 'charge':
        return grouped_with.length === 0 ? (
          t('payment.history.charge')
        ) : (
          <>
            {t('payment.history.charge')}. {t('facts.grouped')}{' '}
            {grouped_with.map(({ id, number }, place) => (
              <span key={id}>
                {place > 0 ? ', ' : ''}
                <Link href={address('invoice', { id: String(id) })}>{number}</Link>
              </span>
            ))}
          </>
        )
      case 'due':
        return t('payment.history.due')
      case 'issued':
      case 'direct_debit':
      case 'transfer':
      case 'card':
      case 'refund':
      case 'returned':
        return t(`payment.history.${event.what}`, { amount: money(event.amountCents) })
    }
  }
}
