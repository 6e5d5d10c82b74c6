import { energyBandOf, powerBandOf } from '@endoll/api/bill-words/bands.ts'
import type { Language } from '@endoll/api/language.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { addDays, monthOf } from '@endoll/domain/time/day.ts'
import { lastDayOf, lengthInDays, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { formatterOf, type Formatter } from '../../platform/formatter.ts'
import { texts, type ServerTexts } from '../../texts.ts'

/** A language's words and figures. */
export interface BillWords {
  readonly t: ServerTexts['bill']
  readonly format: Formatter
}

export function billWordsOf(language: Language): BillWords {
  return {
    t: texts[language].bill,
    format: formatterOf(language),
  }
}

/** 'P1 punta' where the tariff names its periods, else 'P1'. */
export function energyPeriodName(tariff: string, period: TariffPeriod, { t }: BillWords): string {
  const band = energyBandOf(tariff, period)
  return band ? `P${period} ${t.bands[band]}` : `P${period}`
}

/** 'P1 punta y llano': power has two periods where energy has three. */
export function powerPeriodName(tariff: string, period: TariffPeriod, { t }: BillWords): string {
  const band = powerBandOf(tariff, period)
  return band ? `P${period} ${t.powerBands[band]}` : `P${period}`
}

/** Both days count, as people read a bill: '01/10/2026 – 31/10/2026'. */
export function spanText(span: DateSpan, { t, format }: BillWords): string {
  return t.period(format.day(span.from), format.day(lastDayOf(span)))
}

/** The month in which most of a billed span lies: from 5 October to 4 November is October. */
export function mainMonth(span: DateSpan): string {
  return monthOf(addDays(span.from, Math.floor(lengthInDays(span) / 2)))
}

/** The month of a billed span, or its first and last: 'oct 26', 'sept–oct 26'. */
export function spanMonths(span: DateSpan, { format }: BillWords): string {
  const months = lengthInDays(span) > 45 ? [monthOf(span.from), monthOf(lastDayOf(span))] : [mainMonth(span)]
  const names = months.map((month) => format.shortMonth(month))
  return `${names.join('–')} ${months.at(-1)!.slice(2, 4)}`
}
