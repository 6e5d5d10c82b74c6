import { centsOf } from '@endoll/api/cents.ts'
import { exportAccrual, type AccrualItem } from '@endoll/api/portfolio.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { MonthFiles } from './MonthFiles.tsx'

interface AccrualCardProps {
  readonly accrual: AccrualItem
}

/** What is not billed yet of a month: its sums, when it is reversed, and the supplies as a file. */
export function AccrualCard({ accrual }: AccrualCardProps) {
  const t = useTranslations('portfolio.month.accrual')
  const { money, longDay, month: monthText } = useFormat()
  const { month, reversal_date: reversal, electricity, gas, amount, supplies, unknown } = accrual
  return (
    <Card title={t('title', { month: monthText(month) })}>
      <div className="stack">
        <DefinitionList
          columns={2}
          items={[
            { term: t('electricity'), value: money(centsOf(electricity)) },
            { term: t('gas'), value: money(centsOf(gas)) },
            { term: t('total'), value: money(centsOf(amount)) },
            { term: t('supplies'), value: String(supplies) },
            { term: t('reversal'), value: longDay(reversal) },
          ]}
        />
        {unknown > 0 ? <p>{t('unknown', { count: unknown })}</p> : null}
        <MonthFiles endpoint={exportAccrual} what="accrual" month={month} />
      </div>
    </Card>
  )
}
