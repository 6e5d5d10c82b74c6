import { centsOf } from '@endoll/api/cents.ts'
import { groupPowers } from '@endoll/domain/supply/power-groups.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'

/** Names and figures of the card's periods. */
export function useWords(periods: number) {
  const t = useTranslations('optimal-power')
  const format = useFormat()
  const kW = (power: number) => `${format.power(Math.round(power * 1000)).value} kW`
  return {
    kW,
    euros: (amount: number) => format.money(centsOf(amount)),
    /** In a sentence: "punta", "P3". */
    nameOf: (period: string) =>
      periods === 2 ? t(period === 'P1' ? 'periods.peak' : 'periods.valley') : period,
    /** Beside figures: "P1 · punta", "P3". */
    labelOf: (period: string) =>
      periods === 2 ? `${period} · ${t(period === 'P1' ? 'periods.peak' : 'periods.valley')}` : period,
    spanOf: ({ start_date, end_date }: { start_date: string; end_date: string }) =>
      t('span', { first: format.day(start_date), last: format.day(end_date) }),
    powers: (list: readonly { readonly period: string; readonly power: number }[]) => {
      const groups = groupPowers(list.map(({ power }) => Math.round(power * 1000)))
      return format.list(
        groups.map(({ periods, powerW }) => {
          const text = `${format.power(powerW).value} kW`
          return periods === undefined ? text : `${text} (${periods})`
        }),
      )
    },
  }
}
