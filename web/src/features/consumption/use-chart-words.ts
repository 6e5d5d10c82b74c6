import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { huesOf } from '../../charts/series.ts'
import type { ChartWriting, Series as ChartSeries } from '../../charts/series.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Series } from './answer.ts'
import { hasSurplus, periodsShown } from './chart-data.ts'
import type { Figures } from './chart-data.ts'
import { energyWords } from './use-words.ts'

/** How this series is written in a chart: names and hues of its parts, figures in kWh, and a line as a sentence. */
export function useChartWords(series: Series) {
  const t = useTranslations('consumption')
  const format = useFormat()
  return useMemo(() => {
    const surplus = hasSurplus(series)
    const total: ChartSeries = { key: 'total', label: t('chart.total'), hue: 'total' }
    const shown = periodsShown(series)
    const hues = huesOf(series.period_names)
    const periods = shown.map((index): ChartSeries => {
      const hue = hues[index] ?? 'total'
      const key = series.period_names[index] ?? String(index)
      if (hue === 'total') return total
      return {
        key,
        hue,
        label: hue === 'peak' || hue === 'flat' || hue === 'valley' ? t(`periods.${hue}`) : key,
      }
    })
    /** Of figures for all periods, those of the periods shown. */
    const pick = (parts: readonly number[]) => shown.map((index) => parts[index] ?? 0)
    const below: readonly ChartSeries[] = surplus
      ? [{ key: 'surplus', label: t('chart.surplus'), hue: 'surplus' }]
      : []
    const energy = (energyWh: number) => energyWords(format, energyWh)
    const writing: ChartWriting = {
      formatValue: (kWh) => energy(Math.abs(Math.round(kWh * 1000))),
      formatTick: (kWh) => format.number(Math.abs(kWh)),
    }
    const marks = ({
      estimated,
      provisional,
      incomplete,
    }: Pick<Figures, 'estimated' | 'provisional' | 'incomplete'>) => [
      ...(estimated ? [t('table.estimated')] : []),
      ...(provisional ? [t('table.provisional')] : []),
      ...(incomplete ? [t('table.incomplete')] : []),
    ]
    const marksAt = (index: number) =>
      marks({
        estimated: series.estimated[index] === 1,
        provisional: series.provisional[index] === 1,
        incomplete: series.incomplete[index] === 1,
      })
    const totalOf = ({ importWh }: Figures) => (importWh === null ? t('chart.noReadings') : energy(importWh))
    const spoken = (name: string, line: Figures) => {
      const parts = [
        ...pick(line.parts).map((wh, index) => ({ label: periods[index]?.label ?? '', wh })),
        { label: t('chart.surplus'), wh: line.exportWh ?? 0 },
      ]
      const named = parts.filter(({ label, wh }) => wh > 0 && label !== total.label)
      return [
        `${name}: ${totalOf(line)}`,
        ...named.map(({ label, wh }) => `${label} ${energy(wh)}`),
        ...(line.importWh === null ? [] : marks(line)),
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
      writing,
      marks,
      marksAt,
      totalOf,
      spoken,
    }
  }, [series, t, format])
}

export type ChartWords = ReturnType<typeof useChartWords>
