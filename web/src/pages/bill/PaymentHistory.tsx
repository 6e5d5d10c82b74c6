import type { ExplainedBill } from '@endoll/api/bill.ts'
import { sayInvoiceState } from '@endoll/api/invoice-states.ts'
import { useTranslations } from 'use-intl'
import { useCustomerName, useMay } from '../../calls/acting.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { part } from '../../loading/part.tsx'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Day } from '../../ui/figures.tsx'
import { Link } from '../../ui/Link.tsx'
import { OwnText } from '../../ui/OwnText.tsx'
import { Ladder } from './Ladder.tsx'
import { paymentHistory } from './payment-history.ts'
import type { PaymentEvent } from './payment-history.ts'
import './bill-details/bill-details.css'

/** For firms alone. */
const SayState = part({
  load: async () => (await import('./SayState.tsx')).SayState,
})

interface PaymentHistoryProps {
  readonly bill: ExplainedBill
}

/** The stages of an unpaid bill, and what has happened to it. */
export function PaymentHistory({ bill }: PaymentHistoryProps) {
  const may = useMay(sayInvoiceState)
  return (
    <>
      <Ladder bill={bill} />
      <History bill={bill} />
      {may && bill.has_ubl ? <SayState bill={bill} /> : null}
    </>
  )
}

function History({ bill }: PaymentHistoryProps) {
  const t = useTranslations('bill-details.history')
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
  const t = useTranslations('bill-details')
  const { address } = useSite()
  const { money } = useFormat()
  const customer = useCustomerName()
  const paid = ({ what, amountCents }: Extract<PaymentEvent, { readonly actedBy?: string }>) =>
    t(`history.${what}`, { amount: money(amountCents) })
  return (event: PaymentEvent): React.ReactNode => {
    switch (event.what) {
      case 'stated':
        return t(event.reason === null ? `states.${event.state}` : `states.reason_${event.reason}`, {
          amount: money((event.amountCents ?? 0) / 100),
        })
      case 'rung':
        return <OwnText text={event.words} languages={languages} />
      case 'letter':
        return t(`history.letters.${event.came}`, { annex: event.annex, reference: event.reference })
      case 'charge':
        return grouped_with.length === 0 ? (
          t('history.charge')
        ) : (
          <>
            {t('history.charge')}. {t('history.grouped')}{' '}
            {grouped_with.map(({ id, number }, index) => (
              <span key={id}>
                {index > 0 ? ', ' : ''}
                <Link href={address('invoice', { id: String(id) })}>{number}</Link>
              </span>
            ))}
          </>
        )
      case 'due':
        return t('history.due')
      case 'issued':
      case 'direct_debit':
      case 'transfer':
      case 'card':
      case 'bizum':
      case 'unsaid':
      case 'refund':
      case 'refund_failed':
      case 'returned':
      case 'ordered':
      case 'failed':
        return event.actedBy
          ? t('history.actedBy', { what: paid(event), who: event.actedBy, customer })
          : paid(event)
    }
  }
}
