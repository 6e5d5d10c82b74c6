import type { BillComparison, ExplainedBill } from '@endoll/api/bill.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { OwnTextsIn } from '../../ui/OwnText.tsx'
import { excessesOf, partsShown, usedADay, wayOf } from '../../features/invoices/bill-change/change.ts'
import type { Bridge, ChangePart, ShownCause } from '../../features/invoices/bill-change/change.ts'
import { usePartNames } from '../../features/invoices/bill-change/use-part-names.ts'
import type { ComparedWith } from '../../features/invoices/bill-change/use-change-sentence.ts'
import { centsOf } from '@endoll/api/cents.ts'

interface ChangeTableProps {
  kind: ComparedWith
  bill: ExplainedBill
  comparison: BillComparison
  bridge: Bridge
  causeOf: (part: ChangePart) => ShownCause
}

/**
 * A waterfall chart from one total to the other, drawn into the rows of a table: screen readers and print get the same
 * figures.
 */
export function ChangeTable({ kind, bill, comparison, bridge, causeOf }: ChangeTableProps) {
  const t = useTranslations('bill.change')
  const { address } = useSite()
  const { money, day } = useFormat()
  const noteOf = useNotes(bill, comparison, causeOf)
  const say = useParts(bill)
  const { invoice } = comparison
  const afterCents = centsOf(bill.invoice.amount_total)
  return (
    <table className="bill-bridge">
      <caption className="hide">
        {t('caption', { before: money(bridge.beforeCents), after: money(afterCents) })}
      </caption>
      <thead className="hide">
        <tr>
          <th scope="col">{t('columns.cause')}</th>
          <th scope="col">{t('columns.amount')}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          name={t(`before.${kind}`)}
          note={t.rich('beforeNote', {
            number: invoice.number,
            from: day(invoice.start_date),
            to: day(invoice.end_date),
            link: (words) => <Link href={address('invoice', { id: String(invoice.id) })}>{words}</Link>,
          })}
          amount={money(bridge.beforeCents)}
          picture={<TotalBar bridge={bridge} end={bridge.before} />}
          total
        />
        {bridge.parts.map((part) => (
          <Row
            key={part.cause}
            name={t(`names.${part.cause}`)}
            note={noteOf(part)}
            parts={say(part)}
            languages={bill.text_languages}
            amount={signed(part.amountCents, money)}
            picture={
              <rect
                data-way={wayOf(part.amountCents)}
                x={at(part.from)}
                width={Math.max(0.5, at(part.to) - at(part.from))}
                height={1}
              />
            }
          />
        ))}
        <Row
          name={t('after')}
          amount={money(afterCents)}
          picture={<TotalBar bridge={bridge} end={bridge.after} />}
          total
        />
      </tbody>
    </table>
  )
}

interface TotalBarProps {
  readonly bridge: Bridge
  readonly end: number
}

/** A total as a bar from nothing on; where it is cut, a gap across it says so. */
function TotalBar({ bridge: { start, cut }, end }: TotalBarProps) {
  const [from, to] = [at(Math.min(start, end)), at(Math.max(start, end))]
  return (
    <>
      <rect className="bill-total" x={from} width={Math.max(0.8, to - from)} height={1} />
      {cut ? <path className="bill-cut" d="M8 1 10 0h2.500L10.500 1Z" /> : null}
    </>
  )
}

/** In units of the picture, which is 100 wide. */
function at(part: number) {
  return part * 100
}

function signed(cents: number, money: (cents: number) => string) {
  return `${cents > 0 ? '+' : ''}${money(cents)}`
}

interface RowProps {
  name: string
  note?: ReactNode
  /** Lines and taxes it is made of. */
  parts?: readonly string[]
  /** The language of each text of the retailer's own in them, where it is known. */
  languages?: Readonly<Record<string, string>>
  amount: string
  picture: ReactNode
  total?: boolean
}

function Row({ name, note, parts = [], languages = {}, amount, picture, total }: RowProps) {
  return (
    <tr data-total={total || undefined}>
      <th scope="row">
        {name}
        {note ? <span className="small soft">{note}</span> : null}
        {parts.length > 0 ? (
          <span className="small soft">
            <OwnTextsIn words={parts.join(' · ')} languages={languages} />
          </span>
        ) : null}
      </th>
      <td>
        <span className="figures">{amount}</span>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          {picture}
        </svg>
      </td>
    </tr>
  )
}

function useParts(bill: ExplainedBill) {
  const t = useTranslations('bill.change')
  const { money } = useFormat()
  const nameOf = usePartNames(bill)
  return ({ cause, parts }: ChangePart): readonly string[] => {
    // Days and taxes are in every line: a list of them says nothing.
    if (cause === 'days' || cause === 'taxes') return []
    const { shown, others, othersCents } = partsShown(parts)
    return [
      ...shown.map((part) => `${nameOf(part)} ${signed(centsOf(part.amount), money)}`),
      ...(others > 0 ? [t('otherParts', { count: others, amount: signed(othersCents, money) })] : []),
    ]
  }
}

function useNotes(
  bill: ExplainedBill,
  comparison: BillComparison,
  causeOf: (part: ChangePart) => ShownCause,
) {
  const t = useTranslations('bill.change.notes')
  const { number } = useFormat()
  const { invoice, estimates } = comparison
  const kwhADay = usedADay(bill, comparison)
  const used = {
    now: `${number(kwhADay.now, 1)}\u00a0kWh`,
    before: `${number(kwhADay.before, 1)}\u00a0kWh`,
  }
  return (part: ChangePart): string => {
    const cause = causeOf(part)
    switch (cause) {
      case 'days':
        return t('days', { days: bill.days, before: number(invoice.days) })
      case 'use':
        return t('use', used)
      case 'use_surplus':
      case 'use_hours':
        return t(`${cause}.${wayOf(part.amountCents)}`, used)
      case 'estimates':
        return excessesOf(estimates)
          .map(({ bill: of, excessKwh }) => {
            const kwh = `${number(Math.abs(excessKwh), 0)}\u00a0kWh`
            return t(`estimates.${of}_${wayOf(excessKwh)}`, { kwh })
          })
          .join(' ')
      case 'season':
      case 'price':
        return t(`${cause}.${wayOf(part.amountCents)}`)
      case 'power':
      case 'other':
      case 'taxes':
      case 'tax_rates':
        return t(cause)
    }
  }
}
