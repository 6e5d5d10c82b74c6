import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { mustAct } from '../bill-answer.ts'
import type { BillAnswer } from '../bill-answer.ts'
import { BillLines } from '../bill-lines/BillLines.tsx'
import { BillFacts } from './BillFacts.tsx'
import { Destination } from './Destination.tsx'
import { Payment } from '../Payment.tsx'
import { Question } from './Question.tsx'
import { Readings } from './Readings.tsx'
import { UsualDay } from './UsualDay.tsx'
import './bill-details.css'

interface BillDetailsProps {
  readonly bill: ExplainedBill
  readonly answer: BillAnswer
}

/** Everything of a bill below the answer and what changed: its sums first, what explains them further behind one press. */
export function BillDetails({ bill, answer }: BillDetailsProps) {
  const t = useTranslations('bill-details')
  const refund = isRefund(bill.invoice.rectificative_type)
  return (
    <>
      <p className="bill-on-paper small">{t('onPaper')}</p>
      <BillLines bill={bill} />
      {mustAct(answer) ? null : <Payment bill={bill} answer={answer} />}
      <Question bill={bill} />
      <details className="bill-more">
        <summary>{t('more')}</summary>
        <div className="stack" data-gap="l">
          {refund ? null : <Destination bill={bill} />}
          {refund || bill.invoice.energy_consumed <= 0 ? null : <UsualDay bill={bill} />}
          <Readings bill={bill} />
          <BillFacts bill={bill} />
        </div>
      </details>
    </>
  )
}
