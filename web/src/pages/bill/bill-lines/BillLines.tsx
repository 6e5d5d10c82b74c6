import type { ExplainedBill } from '@endoll/api/bill.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { Money } from '../../../ui/figures.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { groupHeading } from '@endoll/api/bill-words/line-groups.ts'
import { lineGroups } from './bill-lines.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { useLineWords } from './use-line-words.ts'
import type { LineWords } from './use-line-words.ts'

interface BillLinesProps {
  readonly bill: ExplainedBill
}

/** The sums of the bill, each with its lines, their explanation and their calculation behind it. */
export function BillLines({ bill }: BillLinesProps) {
  const t = useTranslations('bill-lines')
  const { list } = useFormat()
  const { ofLine, ofTax } = useLineWords(bill)
  const { invoice, lines, taxes } = bill
  const refund = isRefund(invoice.rectificative_type)
  const taxCents = taxes.reduce((sum, { amount }) => sum + centsOf(amount), 0)
  const groups = lineGroups(lines)
  const chargedCents = [taxCents, ...groups.map(({ amountCents }) => amountCents)]
    .filter((cents) => cents > 0)
    .reduce((sum, cents) => sum + cents, 0)
  const shareOf = (cents: number) => (cents > 0 ? cents / chargedCents : 0)
  return (
    <Card title={t('title')}>
      {lines.length === 0 ? <p>{t('none')}</p> : refund ? <p>{t('refund')}</p> : null}
      <div className="bill-groups">
        {groups.map(({ key, amountCents, lines: own }) => (
          <Group
            key={key}
            name={groupHeading(
              own.map(({ kind }) => kind),
              { nameOf: (kind) => t(`headings.${kind}`), list },
            )}
            amountCents={amountCents}
            share={shareOf(amountCents)}
            lines={own.map(ofLine)}
          />
        ))}
        {taxes.length > 0 ? (
          <Group
            name={t('headings.taxes')}
            amountCents={taxCents}
            share={shareOf(taxCents)}
            lines={taxes.map(ofTax)}
          />
        ) : null}
        <p className="bill-sum">
          <strong>{t(refund ? 'total.refund' : 'total.charge')}</strong>
          <strong>
            <Money amountCents={centsOf(invoice.amount_total)} />
          </strong>
        </p>
      </div>
    </Card>
  )
}

interface GroupProps {
  name: string
  amountCents: number
  /** Of all that is charged, from 0 to 1. */
  share: number
  lines: readonly LineWords[]
}

/** Its sum, and its share of the bill as a bar; its lines where it is opened, and in print. */
function Group({ name, amountCents, share, lines }: GroupProps) {
  const id = useId()
  return (
    <details className="bill-group">
      <summary>
        <h3 id={id}>{name}</h3>
        <Money amountCents={amountCents} />
        <svg className="bill-share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share * 100} height="1" />
        </svg>
      </summary>
      <ul role="list" aria-labelledby={id}>
        {lines.map((line, position) => (
          <Line key={position} line={line} />
        ))}
      </ul>
    </details>
  )
}

interface LineProps {
  readonly line: LineWords
}

function Line({ line: { name, language, days, sentence, sum, capped, amountCents } }: LineProps) {
  const { money } = useFormat()
  return (
    <li className="bill-line">
      <p className="bill-line-head">
        <span>
          {language === undefined ? name : <span lang={language}>{name}</span>}
          {days}
        </span>
        <span className="figures">{money(amountCents)}</span>
      </p>
      <p className="small">{sentence}</p>
      {sum ? (
        <p className="small soft bill-equation">
          <span aria-hidden="true">{sum.shown}</span>
          <VisuallyHidden>{sum.spoken}</VisuallyHidden>
        </p>
      ) : null}
      {capped === undefined ? null : <p className="small bill-capped">{capped}</p>}
    </li>
  )
}
