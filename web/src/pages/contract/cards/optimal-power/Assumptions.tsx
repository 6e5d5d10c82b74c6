import { excessPowerFactor } from '@endoll/domain/billing/rates/excess.ts'
import type { OptimalPowerReply } from '@endoll/api/optimal-power.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../i18n/use-format.ts'
import { usePowerFormats } from './use-power-formats.ts'

interface AssumptionsProps {
  readonly power: OptimalPowerReply
}

/** Day on which the rules of excess power changed last. */
const excessRuleFrom = excessPowerFactor.at(-1)?.from ?? ''

/** How the figures are calculated, and what they assume. */
export function Assumptions({ power }: AssumptionsProps) {
  const t = useTranslations('optimal-power.assumptions')
  const format = useFormat()
  const { euros, powers, spanOf } = usePowerFormats(power.periods.length)
  const { known, periods, margin_percent: percent, incautious, suggestion, taxes } = power
  const limited = periods.some(({ excess_charged }) => excess_charged === false)
  const charged = periods.some(({ excess_charged }) => excess_charged === true)
  const excess = suggestion?.after.excess ?? power.cost_now?.excess ?? 0
  return (
    <details className="optimal-details">
      <summary>{t('title')}</summary>
      <ul>
        {known ? <li>{t('days', { span: spanOf(known) })}</li> : null}
        <li>{t('prices', { day: format.longDay(power.prices_date) })}</li>
        {known?.other_powers ? <li>{t('otherPowers')}</li> : null}
        {limited ? <li>{t('limited', { percent: format.percent(percent / 100) })}</li> : null}
        {charged ? <li>{t('charged', { excess: euros(excess) })}</li> : null}
        {incautious ? (
          <li>
            {t(charged ? 'withoutFloor' : 'withoutMargin', {
              powers: powers(incautious.powers),
              saving: euros(incautious.saving),
              excess: euros(incautious.excess),
              year: excessRuleFrom.slice(0, 4),
            })}
          </li>
        ) : null}
        <li>
          {t('taxes', {
            taxes: format.list(
              taxes.map(({ tax, percent: rate }) =>
                t('tax', {
                  tax: tax === 'electricity_tax' ? t('electricityTax') : tax,
                  rate: format.number(Math.round(Number(rate) * 100) / 100),
                }),
              ),
            ),
          })}
        </li>
        <li>{t('rights')}</li>
        <li>{t('tariff', { tariff: power.tariff })}</li>
      </ul>
    </details>
  )
}
