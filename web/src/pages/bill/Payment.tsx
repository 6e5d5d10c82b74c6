import { centsOf } from '@endoll/api/cents.ts'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { part } from '../../loading/part.tsx'
import { standingTone } from './bill-answer.ts'
import type { BillAnswer, Standing } from './bill-answer.ts'
import { PayButton } from '../../features/payments/PayButton.tsx'
import { offersTransfer } from '../../features/payments/transfer.ts'

function PaymentRoom() {
  const t = useTranslations('bill')
  return <Skeleton label={t('loading')} shape="text" rows={5} />
}

const ByTransfer = part({
  load: async () => (await import('../../features/payments/ByTransfer.tsx')).ByTransfer,
  texts: ['payments'],
  room: PaymentRoom,
})

const BillByTransfer = part({
  load: async () => (await import('../../features/payments/BillByTransfer.tsx')).BillByTransfer,
  texts: ['payments'],
  room: PaymentRoom,
})

const Instalments = part({
  load: async () => (await import('../../features/payments/Instalments.tsx')).Instalments,
  texts: ['payments'],
  room: PaymentRoom,
})

const PaymentHistory = part({
  load: async () => (await import('./PaymentHistory.tsx')).PaymentHistory,
  texts: ['bill-details'],
  room: PaymentRoom,
  follows: 'first',
})

interface PaymentProps {
  bill: ExplainedBill
  answer: BillAnswer
}

const callable: ReadonlySet<Standing> = new Set(['owed', 'partlyOwed', 'partly', 'late', 'card', 'parts'])

/** The state of the payment and what comes next, then its stages and its history. */
export function Payment({ bill, answer }: PaymentProps) {
  const t = useTranslations('bill.payment')
  const { settings } = useSite()
  const { phone } = settings.organisation
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
      {settings.instalments && answer.leftCents > 0 && !isRefund(bill.invoice.rectificative_type) ? (
        <Instalments number={bill.invoice.number} />
      ) : null}
      {bill.transfer_group ? (
        <ByTransfer
          ofGroup
          number={bill.transfer_group.reference}
          amountCents={centsOf(bill.transfer_group.amount)}
        />
      ) : null}
      {offersTransfer(settings, bill.invoice) ? (
        <BillByTransfer number={bill.invoice.number} leftCents={answer.leftCents} />
      ) : null}
      <PaymentHistory bill={bill} />
    </Card>
  )
}

interface WhatNextProps {
  readonly bill: ExplainedBill
  readonly standing: Standing
}

function WhatNext({ bill: { invoice, grouped_with, transfer_group: group }, standing }: WhatNextProps) {
  const t = useTranslations('bill.payment.next')
  const { list, money } = useFormat()
  switch (standing) {
    case 'transfer':
      return t('transfer', { number: invoice.number })
    case 'grouped':
      return grouped_with.length === 0
        ? t('groupedAlone')
        : t('grouped', { list: list(grouped_with.map(({ number }) => number)) })
    case 'groupedTransfer':
      return group === null
        ? t('groupedTransferAlone')
        : t('groupedTransfer', {
            count: group.invoices,
            amount: money(centsOf(group.amount)),
            reference: group.reference,
          })
    case 'paid':
    case 'nothing':
    case 'inProcess':
    case 'charged':
    case 'card':
    case 'parts':
    case 'owed':
    case 'partlyOwed':
    case 'partly':
    case 'late':
    case 'refunded':
    case 'refundDue':
      return t(standing)
  }
}
