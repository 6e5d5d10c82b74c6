import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { huesOf } from '../../charts/series.ts'
import type { ValueFormat, Series } from '../../charts/series.ts'
import { roundedParts } from '@endoll/domain/rounded-parts.ts'
import { centsOfMicrocents } from '@endoll/domain/consumption/hour-cost.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { costSumOf } from './costs.ts'
import type { Unit } from './costs.ts'
import type { Readings } from './readings.ts'
import { hasSurplus, periodsShown, sumsOf } from './readings.ts'
import type { Entry } from './readings.ts'
import { barPartWords, energyPartWords, energyWords } from './use-time-names.ts'

/** The texts of a chart of readings: the names and hues of its series, energy in kWh, an entry as a sentence. */
export function useChartTexts(readings: Readings) {
  const t = useTranslations('consumption')
  const format = useFormat()
  return useMemo(() => {
    const surplus = hasSurplus(readings)
    const priced = costSumOf(readings) !== undefined
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
    const cost = (microcents: number) => format.money(centsOfMicrocents(microcents))
    const energyParts = (parts: readonly number[]) => energyPartWords(format, parts)
    const valueFormat: ValueFormat = {
      formatValue: (kWh) => energy(Math.abs(Math.round(kWh * 1000))),
      formatParts: (values) => barPartWords(format, values),
      formatTick: (kWh) => format.number(Math.abs(kWh)),
      unit: 'kWh',
    }
    const euroFormat: ValueFormat = {
      formatValue: (euros) => format.money(Math.round(euros * 100)),
      formatParts: (values) =>
        roundedParts(
          values.map((euros) => Math.round(euros * 1e8)),
          1e6,
        ).map(cost),
      formatTick: (euros) => format.number(euros),
      unit: '€',
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
    const costOf = ({ importWh, costs }: Pick<Entry, 'importWh' | 'costs'>) =>
      importWh === null || !costs ? undefined : cost(costs.reduce((sum, part) => sum + part, 0))
    const totalOf = (entry: Entry, unit: Unit = 'energy') => {
      if (entry.importWh === null) return t('chart.noReadings')
      const [energyText, costText] = [energy(entry.importWh), costOf(entry)]
      if (unit === 'cost') return `${costText ?? t('cost.unknown')} · ${energyText}`
      return costText === undefined ? energyText : `${energyText} · ${costText}`
    }
    /** Total and parts of some entries, in the order of the legend, for the readout of the whole. */
    const totals = (entries: readonly Entry[], unit: Unit = 'energy') => {
      const sums = sumsOf(entries)
      const costParts = pick(sums.costs)
      const euros = cost(costParts.reduce((sum, part) => sum + part, 0))
      if (unit === 'cost') {
        return {
          total: `${euros} · ${energy(sums.importWh)}`,
          values: periods.length > 1 ? roundedParts(costParts, 1e6).map(cost) : [],
        }
      }
      return {
        total: sums.priced ? `${energy(sums.importWh)} · ${euros}` : energy(sums.importWh),
        values:
          periods.length + below.length > 1
            ? [...energyParts(pick(sums.parts)), ...(surplus ? [energy(sums.exportWh)] : [])]
            : [],
      }
    }
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
        `${name}: ${entry.importWh === null ? t('chart.noReadings') : energy(entry.importWh)}`,
        ...named.map(({ label, said }) => `${label} ${said}`),
        ...(costOf(entry) === undefined ? [] : [costOf(entry)]),
        ...(entry.importWh === null ? [] : marks(entry)),
      ].join(', ')
    }
    return {
      surplus,
      /** Anything has a price. */
      priced,
      total,
      periods,
      pick,
      below,
      legend: [...periods, ...below],
      energy,
      energyParts,
      cost,
      costOf,
      valueFormat,
      euroFormat,
      marks,
      marksAt,
      totalOf,
      totals,
      spoken,
    }
  }, [readings, t, format])
}
