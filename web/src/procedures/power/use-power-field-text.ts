import { powerLimits } from '@endoll/domain/supply/power.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { useTranslations } from 'use-intl'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { today } from '../../site/today.ts'

/** The steps and limits of an access tariff today, in kW as they are written. */
export function usePowerLimits(tariffName: string) {
  const { power } = useFormat()
  const tariff = findTariff(tariffName)
  const limits = tariff && powerLimits(tariff, today())
  const written = (powerW: number | undefined) => (powerW === undefined ? '' : power(powerW).value)
  return {
    step: written(limits?.stepW),
    most: written(limits?.mostW),
    highestOver: written(limits?.highestOverW),
  }
}

/** Text of a field's error, with the limits of the tariff; `same_power` has its own here. */
export function usePowerFieldText(tariff: string): (code: string) => string {
  const t = useTranslations('power')
  const { step, most, highestOver } = usePowerLimits(tariff)
  const fieldText = useFieldText({
    power_step: step,
    power_over_limit: most,
    power_below_limit: highestOver,
  })
  return (code) => (code === 'same_power' ? t('same') : fieldText(code))
}
