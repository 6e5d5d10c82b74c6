import { twoPowerPeakHours } from '@endoll/domain/supply/tariff-periods.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { Quantity } from '../../../ui/figures.tsx'
import { ChangeControl } from '../actions/ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'

interface PowerCardProps {
  readonly shown: ShownContract
}

/** Contracted power of each period. */
export function PowerCard({ shown }: PowerCardProps) {
  const t = useTranslations('contract-page.power')
  const title = useTranslations('contract-page.parts')
  const { power } = useFormat()
  const { contracted_power_period: powers } = shown.contract
  // Two periods are those of 2.0TD, whose hours fit in a line each.
  const homely = powers.length === 2
  const named = (period: string) => {
    if (!homely) return { term: period }
    return period === 'P1'
      ? { term: t('p1'), note: t('hoursP1', twoPowerPeakHours) }
      : { term: t('p2'), note: t('hoursP2', twoPowerPeakHours) }
  }
  return (
    <Card title={title('power')} actions={<ChangeControl change="power" shown={shown} />}>
      <div className="contract-powers">
        <DefinitionList
          columns={2}
          items={powers.map(({ period, power: powerKw }) => ({
            ...named(period),
            value: (
              <span className="contract-figure">
                <Quantity {...power(Math.round(powerKw * 1000))} />
              </span>
            ),
          }))}
        />
      </div>
      <p className="small soft">{t('note')}</p>
    </Card>
  )
}
