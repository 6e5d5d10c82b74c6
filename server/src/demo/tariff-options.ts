import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tariffOptions, type TariffOption } from '@endoll/domain/supply/tariff-options.ts'
import { addMonths, firstDayOfMonth, type Day } from '@endoll/domain/time/day.ts'
import type { DemoContract, ProductCode } from './contract.ts'
import { csvOf } from './csv.ts'

/** A year of double tariff that begins so many months after this one. */
export function yearOfDoubleTariff(today: Day, months: number): string {
  const first = addMonths(firstDayOfMonth(today), months)
  return `${first.slice(0, 7)}/${addMonths(first, 11).slice(0, 7)}`
}

const weekend = { happy_hours: ['13-15', '17-19', '22-24'], happy_day: ['saturday', 'sunday'] }

/** What products let their customers choose. No contract has an option that the demo's bills would have to show. */
export function offersOn(
  today: Day,
): Readonly<Partial<Record<ProductCode, Readonly<Partial<Record<TariffOption, readonly string[]>>>>>> {
  return {
    LLUM20: weekend,
    PLANA20: {
      ...weekend,
      double_tariff: [
        yearOfDoubleTariff(today, 1),
        yearOfDoubleTariff(today, 4),
        yearOfDoubleTariff(today, 7),
      ],
    },
  }
}

/** EUR/kWh before taxes, made up: cheap hours well below the products' valley price, the others a little above theirs. */
const pricesOf: Readonly<Record<TariffOption, { readonly price: string; readonly other_price: string }>> = {
  double_tariff: { price: '0,089', other_price: '0,172' },
  happy_hours: { price: '0,049', other_price: '' },
  happy_day: { price: '0,069', other_price: '' },
}

/** What is seen of a contract's options. */
export function optionsSeen({ product, chosen = {} }: DemoContract, today: Day): string[] {
  const offered = offersOn(today)[product] ?? {}
  const seen = tariffOptions.flatMap((option) => [
    ...(chosen[option] === undefined ? [] : [`${option} chosen`]),
    ...(offered[option] ? [`${option} offered`] : []),
  ])
  return seen.length > 0 ? seen : ['none']
}

export function writeTariffOptions(folder: string, today: Day): Promise<void> {
  const rows = Object.entries(offersOn(today)).flatMap(([product_code, options]) =>
    tariffOptions.flatMap((option) =>
      (options[option] ?? []).map((choice) => ({
        product_code,
        option,
        choice,
        last_day: '',
        ...pricesOf[option],
      })),
    ),
  )
  return writeFile(join(folder, 'product-tariff-options.csv'), csvOf(rows))
}
