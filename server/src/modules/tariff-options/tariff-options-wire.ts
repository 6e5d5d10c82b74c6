import { languageOf, type Locale } from '@endoll/api/language.ts'
import type {
  DoubleTariffItem,
  HappyDayItem,
  HappyHoursItem,
  TariffOptionsOfContract,
} from '@endoll/api/tariff-options.ts'
import {
  parseDoubleTariff,
  parseHappyDay,
  parseHappyHours,
  weekDays,
  type TariffOption,
} from '@endoll/domain/supply/tariff-options.ts'
import { texts } from '../../texts.ts'

/** What a contract has chosen, and what it can choose today: choices as the database writes them. */
export interface TariffOptionRows {
  readonly chosen: Readonly<Record<TariffOption, string | null>>
  readonly offered: readonly { readonly option: TariffOption; readonly choice: string }[]
}

interface Items {
  double_tariff: DoubleTariffItem
  happy_hours: HappyHoursItem
  happy_day: HappyDayItem
}

type Reader<Item> = (choice: string, locale: Locale) => Item | undefined

const readers: { readonly [Option in TariffOption]: Reader<Items[Option]> } = {
  double_tariff: parseDoubleTariff,
  happy_hours: parseHappyHours,
  happy_day: (choice, locale) => {
    const value = parseHappyDay(choice)
    return value && { value, label: texts[languageOf(locale)].weekDays[value] }
  },
}

/** As one looks for them: months and hours from the first, days in the order of the week. */
function orderOf(option: TariffOption, choice: string): string {
  return option === 'happy_day' ? String(weekDays.findIndex((weekDay) => weekDay === choice)) : choice
}

/** One option of a contract; null if its product does not offer it and nothing is chosen. */
export function optionOf<Option extends TariffOption>(
  option: Option,
  { chosen, offered }: TariffOptionRows,
  locale: Locale,
): { chosen: Items[Option] | null; available: Items[Option][] } | null {
  const read = readers[option]
  const choices = offered.filter((offer) => offer.option === option).map(({ choice }) => choice)
  const own = chosen[option]
  if (own === null && choices.length === 0) return null
  return {
    chosen: own === null ? null : (read(own, locale) ?? null),
    available: choices
      .toSorted((a, b) => (orderOf(option, a) < orderOf(option, b) ? -1 : 1))
      .flatMap((choice) => read(choice, locale) ?? []),
  }
}

/** All options of a contract; null if it has none. */
export function tariffOptionsOf(rows: TariffOptionRows, locale: Locale): TariffOptionsOfContract | null {
  const options = {
    double_tariff: optionOf('double_tariff', rows, locale),
    happy_hours: optionOf('happy_hours', rows, locale),
    happy_day: optionOf('happy_day', rows, locale),
  }
  return Object.values(options).some((option) => option !== null) ? options : null
}
