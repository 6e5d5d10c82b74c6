import { centsOf } from '@endoll/api/cents.ts'
import type { SunBill } from '@endoll/api/solar-year.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Table } from '../../../ui/Table.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { receiptOf } from './sun-sums.ts'

interface ReceiptSectionProps {
  /** Oldest first. */
  readonly bills: readonly SunBill[]
}

/** How many are shown at first. */
const shownAtFirst = 4

/** Each bill: what the hours say was given to the grid, what the bill says, and what was paid for it. */
export function ReceiptSection({ bills }: ReceiptSectionProps) {
  const t = useTranslations('sun.receipt')
  const [all, setAll] = useState(false)
  const columns = useColumns()
  const newest = bills.toReversed()
  const shown = all ? newest : newest.slice(0, shownAtFirst)
  if (bills.length === 0) return null
  const receipts = bills.map(receiptOf)
  const count = (kind: (typeof receipts)[number]['kind']) =>
    receipts.filter((receipt) => receipt.kind === kind).length
  return (
    <section className="stack" data-gap="s">
      <h2>{t('title')}</h2>
      <p>
        {t('same', { count: count('same') })}{' '}
        {count('differs') > 0 ? t('differ', { count: count('differs') }) : null}
      </p>
      <p className="small soft">{t('intro')}</p>
      <Table
        caption={t('title')}
        columns={columns}
        rows={shown}
        rowKey={({ start_date, end_date }) => `${start_date} ${end_date}`}
        empty={null}
      />
      {shown.length < bills.length ? (
        <p className="no-print">
          <Button look="quiet" onClick={() => setAll(true)}>
            {t('all', { count: String(bills.length) })}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

function useColumns(): readonly Column<SunBill>[] {
  const t = useTranslations('sun.receipt')
  const { day, energyText, money } = useFormat()
  const { address } = useSite()
  const kwh = (wh: number | null) => <span className="figures">{wh === null ? '–' : energyText(wh, 2)}</span>
  const said = (bill: SunBill): string => {
    const receipt = receiptOf(bill)
    if (receipt.kind === 'differs') return t('says.differs', { kwh: energyText(receipt.wh, 2) })
    if (receipt.kind === 'days_missing') return t('says.days_missing', { count: receipt.days })
    return t(`says.${receipt.kind}`)
  }
  return [
    {
      key: 'span',
      header: t('columns.span'),
      position: 'title',
      cell: ({ start_date, end_date, invoices: [first] }) => {
        const span = t('span', { first: day(start_date), last: day(end_date) })
        return first ? <Link href={address('invoice', { id: String(first.id) })}>{span}</Link> : span
      },
    },
    { key: 'hours', header: t('columns.hours'), align: 'end', cell: ({ curve_wh }) => kwh(curve_wh) },
    { key: 'bill', header: t('columns.bill'), align: 'end', cell: ({ billed_wh }) => kwh(billed_wh) },
    { key: 'says', header: t('columns.says'), cell: said },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: ({ compensated, battery_paid }) => (
        <span className="figures">{money(centsOf(compensated) + centsOf(battery_paid))}</span>
      ),
    },
  ]
}
