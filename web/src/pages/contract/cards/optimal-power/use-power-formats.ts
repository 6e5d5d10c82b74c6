import { centsOf } from '@endoll/api/cents.ts'
import { groupPowers } from '@endoll/domain/supply/power-groups.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../i18n/use-format.ts'

/** Names and figures of the card's periods. */
export function usePowerFormats(periods: number) {
  const t = useTranslations('optimal-power')
  const format = useFormat()
  const kW = (power: number) => `${format.power(Math.round(power * 1000)).value} kW`
  const nameOf = (period: string) =>
    periods === 2 ? t(period === 'P1' ? 'periods.peak' : 'periods.valley') : period
  return {
    kW,
    euros: (amount: number) => format.money(centsOf(amount)),
    /** In a sentence: "punta", "P3". */
    nameOf,
    /** Beside figures: "P1 · punta", "P3". */
    labelOf: (period: string) => (periods === 2 ? `${period} · ${nameOf(period)}` : period),
    spanOf: ({ start_date, end_date }: { start_date: string; end_date: string }) =>
      t('span', { first: format.day(start_date), last: format.day(end_date) }),
    /** Powers in kW, P1 first: "3 kW (punta)" and "2,5 kW (valle)". */
    powers: (powersKw: readonly number[]) => {
      const groups = groupPowers(
        powersKw.map((powerKw) => Math.round(powerKw * 1000)),
        nameOf,
      )
      return format.list(
        groups.map((group) => {
          const text = `${format.power(group.powerW).value} kW`
          return group.periods === undefined ? text : `${text} (${group.periods})`
        }),
      )
    },
  }
}
