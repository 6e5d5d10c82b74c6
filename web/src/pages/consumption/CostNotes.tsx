import { addDays } from '@endoll/domain/time/day.ts'
import { useTranslations } from 'use-intl'
import { costSumOf } from '../../features/consumption/costs.ts'
import type { Readings } from '../../features/consumption/readings.ts'
import { hasSurplus } from '../../features/consumption/readings.ts'
import { useChartTexts } from '../../features/consumption/use-chart-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'

interface CostNotesProps {
  readonly readings: Readings
}

/** What the euros beside the kWh are, from when they are an estimate, and what has no price. */
export function CostNotes({ readings }: CostNotesProps) {
  const t = useTranslations('consumption.cost')
  const format = useFormat()
  const texts = useChartTexts(readings)
  const { cost } = readings
  if (!cost) return null
  const sum = costSumOf(readings)
  if (!sum) return <p>{t('none')}</p>
  const first = cost.billed_to === null ? readings.start : addDays(cost.billed_to, 1)
  const unbilled = first > readings.start ? first : readings.start
  const said = [
    t(`what.${cost.hour_nano_prices ? 'market' : cost.price_kind}`),
    hasSurplus(readings) ? t('surplus') : '',
    first <= readings.end ? t('unbilled', { day: format.longDay(unbilled) }) : '',
    sum.unpricedWh > 0 ? t('missing', { energy: texts.energy(sum.unpricedWh) }) : '',
  ]
  return <p>{said.filter(Boolean).join(' ')}</p>
}
