import { MONTHS_OF_DEMAND } from '@endoll/domain/billing/demand-months.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { excessByDemandUpToW } from '@endoll/domain/billing/rates/limiter-margin.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { OptimalPowerReply } from '@endoll/api/optimal-power.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../i18n/use-format.ts'

/** The advice in a sentence or two; amounts include taxes. */
export function usePowerAnswer() {
  const t = useTranslations('optimal-power.answer')
  const format = useFormat()
  return (power: OptimalPowerReply): string => {
    const { reason, suggestion, periods, known } = power
    if (suggestion && (reason === null || reason === 'saves_too_little')) {
      return [
        withPowers(power),
        ...(reason === null ? [] : [t('tooLittle', { months: String(suggestion.payback_months) })]),
      ].join(' ')
    }
    if (reason === 'too_little_data')
      return t('too_little_data', { months: known?.months ?? 0, needed: MONTHS_OF_DEMAND })
    if (reason === 'optimal' && periods.some(isAbove)) return t('optimalAbove')
    if (reason === 'quarter_hours') {
      return t(reason, { limit: kW(valueOn(excessByDemandUpToW, power.prices_date) / 1000) })
    }
    return t(reason === null || reason === 'saves_too_little' ? 'optimal' : reason)
  }

  function withPowers({ suggestion, periods }: OptimalPowerReply): string {
    const saving = format.money(centsOf(suggestion?.saving_with_taxes ?? 0))
    const [p1, p2] = periods.map(({ suggested, contracted }) => kW(suggested ?? contracted))
    if (periods.length !== 2 || p1 === undefined || p2 === undefined) return t('six', { saving })
    return p1 === p2 ? t('one', { power: p1, saving }) : t('two', { peak: p1, valley: p2, saving })
  }

  function kW(power: number): string {
    return `${format.power(Math.round(power * 1000)).value} kW`
  }
}

/** More was demanded than is contracted, where a limiter may act. */
function isAbove({ demanded, contracted, excess_charged }: OptimalPowerReply['periods'][number]) {
  return excess_charged === false && demanded !== null && demanded > contracted
}
