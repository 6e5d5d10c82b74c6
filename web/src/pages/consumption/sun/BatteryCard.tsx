import { centsOf } from '@endoll/api/cents.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { Money } from '../../../ui/figures.tsx'
import type { SunYear } from './SunPage.tsx'

type Battery = NonNullable<SunYear['battery']>

interface BatteryCardProps {
  readonly battery: Battery
}

/** The euros in the virtual battery, and when they will be spent. */
export function BatteryCard({ battery }: BatteryCardProps) {
  const t = useTranslations('sun.battery')
  const said = useSpent()
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p>{said(battery)}</p>
        <DefinitionList
          columns={2}
          items={[
            { term: t('balance'), value: <Money amountCents={centsOf(battery.balance)} /> },
            { term: t('deposits'), value: <Money amountCents={centsOf(battery.deposits)} /> },
            { term: t('withdrawals'), value: <Money amountCents={centsOf(battery.withdrawals)} /> },
          ]}
        />
        <p className="small soft">{t('method')}</p>
      </div>
    </Card>
  )
}

function useSpent() {
  const t = useTranslations('sun.battery')
  const { month } = useFormat()
  return ({ balance, applied, withdrawals, spent }: Battery): string => {
    if (balance <= 0) return t('empty')
    if (!applied) return t('kept')
    if (withdrawals <= 0) return t('notTaken')
    if (spent === null) return t('tooYoung')
    const { earliest, latest } = spent
    if (earliest === null) return t('notWithinYear')
    const from = month(earliest.slice(0, 7))
    if (latest === null) return t('from', { from })
    const to = month(latest.slice(0, 7))
    return from === to ? t('in', { month: from }) : t('between', { from, to })
  }
}
