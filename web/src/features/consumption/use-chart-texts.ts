import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { huesOf } from '../../charts/series.ts'
import type { ValueFormat, Series } from '../../charts/series.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Readings } from './readings.ts'
import { hasSurplus, periodsShown } from './readings.ts'
import type { Entry } from './readings.ts'
import { barPartWords, energyPartWords, energyWords } from './use-time-names.ts'

/** The texts of a chart of readings: the names and hues of its series, energy in kWh, an entry as a sentence. */
export function useChartTexts(readings: Readings) {
  const t = useTranslations('consumption')
  const format = useFormat()
  return useMemo(() => {
    const surplus = hasSurplus(readings)
    const total: Series = { key: 'total', label: t('chart.total'), hue: 'total' }
    const shown = periodsShown(readings)
    const hues = huesOf(readings.period_names)
    const periods = shown.map((index): Series => {
      const hue = hues[index] ?? 'total'
      const key = readings.period_names[index] ?? String(index)
      if (hue === 'total') return total
      return {
        key,
        hue,
        label: hue === 'peak' || hue === 'flat' || hue === 'valley' ? t(`periods.${hue}`) : key,
      }
    })
    /** The values of the periods shown, out of one for each period. */
    const pick = (parts: readonly number[]) => shown.map((index) => parts[index] ?? 0)
    const below: readonly Series[] = surplus
      ? [{ key: 'surplus', label: t('chart.surplus'), hue: 'surplus' }]
      : []
    const energy = (energyWh: number) => energyWords(format, energyWh)
    const energyParts = (parts: readonly number[]) => energyPartWords(format, parts)
    const valueFormat: ValueFormat = {
      formatValue: (kWh) => energy(Math.abs(Math.round(kWh * 1000))),
      formatParts: (values) => barPartWords(format, values),
      formatTick: (kWh) => format.number(Math.abs(kWh)),
    }
    const marks = ({
      estimated,
      provisional,
      incomplete,
    }: Pick<Entry, 'estimated' | 'provisional' | 'incomplete'>) => [
      ...(estimated ? [t('table.estimated')] : []),
      ...(provisional ? [t('table.provisional')] : []),
      ...(incomplete ? [t('table.incomplete')] : []),
    ]
    const marksAt = (index: number) =>
      marks({
        estimated: readings.estimated[index] === 1,
        provisional: readings.provisional[index] === 1,
        incomplete: readings.incomplete[index] === 1,
      })
    const totalOf = ({ importWh }: Entry) => (importWh === null ? t('chart.noReadings') : energy(importWh))
    const spoken = (name: string, entry: Entry) => {
      const taken = pick(entry.parts)
      const words = energyParts(taken)
      const exported = entry.exportWh ?? 0
      const parts = [
        ...taken.map((wh, index) => ({
          label: periods[index]?.label ?? '',
          wh,
          said: words[index] ?? '',
        })),
        { label: t('chart.surplus'), wh: exported, said: energy(exported) },
      ]
      const named = parts.filter(({ label, wh }) => wh > 0 && label !== total.label)
      return [
        `${name}: ${totalOf(entry)}`,
        ...named.map(({ label, said }) => `${label} ${said}`),
        ...(entry.importWh === null ? [] : marks(entry)),
      ].join(', ')
    }
    return {
      surplus,
      total,
      periods,
      pick,
      below,
      legend: [...periods, ...below],
      energy,
      energyParts,
      valueFormat,
      marks,
      marksAt,
      totalOf,
      spoken,
    }
  }, [readings, t, format])
}
