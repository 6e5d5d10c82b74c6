import { roundedParts } from '@endoll/domain/rounded-parts.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { capital, quantityText } from '../../i18n/format.ts'
import type { Format } from '../../i18n/format.ts'
import { hourNameAt } from './hour-names.ts'
import type { HourName } from './hour-names.ts'
import type { RangeName } from './day-range.ts'

/** Catalan elides the article before a vowel, and before 1 and 11. */
function elided(text: string) {
  return /^([aeiou]|11?\b)/i.test(text) ? 'yes' : 'no'
}

/**
 * A quantity as one text: '60,2 kWh'. A total is whole from 100 kWh on (customer-area.md section 9); below, it has the
 * decimals that its parts have, so that no page says 8 kWh above 7.57.
 */
export function energyWords({ energy }: Pick<Format, 'energy'>, energyWh: number): string {
  return quantityText(energy(energyWh))
}

/** Parts of a total with as many decimals as the total (`energyWords`), so that the figures add up to it. */
export function energyPartWords({ number }: Pick<Format, 'number'>, parts: readonly number[]): string[] {
  const total = parts.reduce((added, wh) => added + wh, 0)
  const unit = total < 10_000 ? 10 : total < 100_000 ? 100 : 1000
  return roundedParts(parts, unit).map((wh) => quantityText({ value: number(wh / 1000), unit: 'kWh' }))
}

/** What a bar of so many kWh by period says, the surplus below zero: the periods add up to the total beside them. */
export function barPartWords(
  format: Pick<Format, 'energy' | 'number'>,
  values: readonly number[],
): readonly string[] {
  const wh = values.map((kWh) => Math.round(kWh * 1000))
  const taken = energyPartWords(
    format,
    wh.map((one) => Math.max(0, one)),
  )
  return wh.map((one, index) => (one < 0 ? energyWords(format, -one) : (taken[index] ?? '')))
}

/** Names of ranges, hours and entries in the reader's language. */
export function useTimeNames() {
  const t = useTranslations('consumption')
  const format = useFormat()

  /** As a name: 'noviembre de 2026'. */
  const rangeName = (name: RangeName): string => {
    switch (name.kind) {
      case 'day':
        return format.longDay(name.day)
      case 'month':
        return format.month(name.month)
      case 'year':
        return name.year
      case 'months':
        return t('range.months', { first: format.month(name.first), last: format.month(name.last) })
      case 'days':
        return t('range.days', { first: format.day(name.first), last: format.day(name.last) })
    }
  }

  /** Within a sentence: 'en noviembre de 2026'. */
  const when = (name: RangeName): string => {
    switch (name.kind) {
      case 'day': {
        const day = format.longDay(name.day)
        return t('when.day', { day, elided: elided(day) })
      }
      case 'month': {
        const month = format.month(name.month)
        return t('when.month', { month, elided: elided(month) })
      }
      case 'year':
        return t('when.year', { year: name.year })
      case 'months':
        return t('when.months', { first: format.month(name.first), last: format.month(name.last) })
      case 'days':
        return t('when.days', { first: format.day(name.first), last: format.day(name.last) })
    }
  }

  /** After a noun: 'del 18 de noviembre de 2026'. */
  const ofRange = (name: RangeName): string => {
    switch (name.kind) {
      case 'day': {
        const day = format.longDay(name.day)
        return t('of.day', { day, elided: elided(day) })
      }
      case 'month': {
        const month = format.month(name.month)
        return t('of.month', { month, elided: elided(month) })
      }
      case 'year':
        return t('of.year', { year: name.year })
      case 'months':
      case 'days':
        return when(name)
    }
  }

  /** Of the month we are in, which needs no year: 'en lo que va de noviembre'. */
  const soFar = (month: string): string => {
    const text = format.month(month).replace(/ (del? )?\d{4}$/, '')
    return t('when.soFar', { month: text, elided: elided(text) })
  }

  const hourName = ({ from, to, repeat }: HourName): string => {
    const hour = t('hour.span', { from, to })
    return repeat ? t(`hour.${repeat}`, { hour }) : hour
  }

  /** The name of an entry: a month, a day, or an hour (with its day where several are shown). */
  const entryNameAt = (starts: readonly string[], index: number, severalDays: boolean): string => {
    const start = starts[index] ?? ''
    if (start.length <= 10) return capital(start.length === 7 ? format.month(start) : format.weekday(start))
    const hour = hourName(hourNameAt(starts, index))
    return severalDays ? capital(t('hour.ofDay', { day: format.weekday(start.slice(0, 10)), hour })) : hour
  }

  const entryNames = (starts: readonly string[], severalDays: boolean): readonly string[] =>
    starts.map((_, index) => entryNameAt(starts, index, severalDays))

  return { rangeName, when, ofRange, soFar, hourName, entryNameAt, entryNames, capital }
}
