import * as z from 'zod/mini'
import { tariffOptions } from '@endoll/domain/supply/tariff-options.ts'
import { endpoint } from './endpoint.ts'
import { rowId } from './whole-number.ts'

/** Months of a double tariff, both included; 1 is January. */
export const doubleTariff = z.object({
  startMonth: z.int(),
  startYear: z.int(),
  endMonth: z.int(),
  endYear: z.int(),
})
export type DoubleTariffItem = z.infer<typeof doubleTariff>

/** Hours of the clock where the supply is: from 0–23 up to 1–24, over midnight where the end is smaller. */
export const happyHours = z.object({ startHour: z.int(), endHour: z.int() })
export type HappyHoursItem = z.infer<typeof happyHours>

/** A day of the week: English name in small letters, and its name in the language of the call. */
export const happyDay = z.object({ value: z.string(), label: z.string() })
export type HappyDayItem = z.infer<typeof happyDay>

/** What is chosen of an option, nothing if nothing is, and what can be chosen today, in order. */
function chosenOf<T extends z.ZodMiniObject>(choice: T) {
  return z.object({ chosen: z.nullable(choice), available: z.array(choice) })
}

/**
 * All tariff options of a contract in one, for its page; an option that its product does not offer and that it has not
 * chosen is null.
 */
export const tariffOptionsOf = z.object({
  double_tariff: z.nullable(chosenOf(doubleTariff)),
  happy_hours: z.nullable(chosenOf(happyHours)),
  happy_day: z.nullable(chosenOf(happyDay)),
})
export type TariffOptionsOfContract = z.infer<typeof tariffOptionsOf>

/** A read about one contract of the caller, by its id. */
function readOf<const Path extends string, Reply extends z.ZodMiniType>(
  path: Path,
  summary: string,
  reply: Reply,
) {
  return endpoint({
    method: 'GET',
    path,
    summary,
    access: 'customer',
    delegate: 'look',
    switch: 'tariffOptions',
    params: z.object({ id: rowId }),
    reply,
    errors: [],
  })
}

/** The months of double tariff that the contract has chosen; null if it has none. */
export const getDoubleTariff = readOf(
  'contract/{id}/double-tariff/',
  'Months of double tariff chosen for a contract; null without.',
  z.nullable(doubleTariff),
)

/** The months of double tariff that can be chosen today, soonest first; none where the product offers none. */
export const listAvailableDoubleTariffs = readOf(
  'contract/{id}/available-double-tariffs/',
  'Months of double tariff that a contract can choose.',
  z.array(doubleTariff),
)

/** The hours of the clock plan that the contract has chosen; null if it has none. */
export const getHappyHours = readOf(
  'contract/{id}/happy-hours/',
  'Hours of the clock plan chosen for a contract; null without.',
  z.nullable(happyHours),
)

/** The hours of the clock plan that can be chosen today, earliest first. */
export const listAvailableHappyHours = readOf(
  'contract/{id}/available-happy-hours/',
  'Hours of the clock plan that a contract can choose.',
  z.array(happyHours),
)

/** The weekend day that the contract has chosen; null if it has none. */
export const getHappyDay = readOf(
  'contract/{id}/happy-day/',
  'Weekend day chosen for a contract; null without.',
  z.nullable(happyDay),
)

/** The weekend days that can be chosen today, in the order of the week. */
export const listAvailableHappyDays = readOf(
  'contract/{id}/available-happy-days/',
  'Weekend days that a contract can choose.',
  z.array(happyDay),
)

const euroRange = z.object({ low: z.number(), high: z.number() })

/**
 * What a choice means for a contract: from when it holds, which hours of the contract's own typical week become cheap,
 * and what the energy of the last twelve months would have come to at today's prices with taxes. Low and high differ
 * where readings are missing. `cost` is null if a price or most of the readings are missing, `week` where nothing was
 * read. A choice is written as in product-tariff-options.csv.
 */
export const previewTariffOption = endpoint({
  method: 'GET',
  path: 'contract/{id}/tariff-option-preview/',
  summary: 'What a choice of a tariff option would mean for a contract.',
  access: 'customer',
  delegate: 'look',
  switch: 'tariffOptions',
  params: z.object({ id: rowId }),
  query: z.object({
    option: z.optional(z.enum(tariffOptions)),
    choice: z.optional(z.string().check(z.maxLength(20, 'not_valid'))),
  }),
  /** Null if the call names no choice. */
  reply: z.nullable(
    z.object({
      /** First day of the choice if it is made today. */
      from: z.string(),
      /** EUR/kWh with taxes: of the hours that become cheap, and of the others where these change too. */
      prices: z.nullable(z.object({ cheap: z.number(), others: z.nullable(z.number()) })),
      cost: z.nullable(
        z.object({
          start: z.string(),
          end: z.string(),
          without: euroRange,
          with: euroRange,
          difference: euroRange,
          hours: z.int(),
          hours_read: z.int(),
        }),
      ),
      /** From Monday 0:00, hour by hour. */
      week: z.nullable(z.array(z.object({ mean_wh: z.nullable(z.int()), cheap: z.boolean() }))),
    }),
  ),
  errors: [],
})
export type TariffOptionPreview = NonNullable<z.infer<typeof previewTariffOption.reply>>
