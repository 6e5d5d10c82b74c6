import * as z from 'zod/mini'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'

/** How finely the chart is drawn. */
export const resolutions = ['monthly', 'daily', 'hourly'] as const
export type Resolution = (typeof resolutions)[number]

/** Most years of one call. */
export const longestYears: Readonly<Record<Resolution, number>> = { hourly: 3, daily: 20, monthly: 20 }

function daysOf(years: number): number {
  return Math.ceil(years * 365.25)
}

/** Most days of one call: those years, and of hours a month more. */
export const longestDays: Readonly<Record<Resolution, number>> = {
  hourly: daysOf(longestYears.hourly) + 31,
  daily: daysOf(longestYears.daily),
  monthly: daysOf(longestYears.monthly),
}

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'date_not_valid' }))

/**
 * First and last day, both included; without them the current month where the supply is, with one of them the month
 * of the other. At most `longestDays` at once.
 */
const range = { start: z.optional(day), end: z.optional(day) }

/**
 * The specification's record. Energy in kWh with three decimals, reactive in kvarh; `date` is the start: a month's
 * or a day's first day, an hour's instant with its offset. One record per tariff period that has a reading.
 */
export const consumptionRecord = z.object({
  date: z.string(),
  activa: z.number(),
  exportada: z.number(),
  /** kvarh, R1 less R4 where both were read: below zero where the supply is capacitive. */
  reactiva: z.number(),
  period: z.string(),
})

/** The specification's call: records by month, day or hour. */
export const consumptionChart = endpoint({
  method: 'GET',
  path: 'contracts/{name}/cch/chart/{resolution}/',
  summary: 'Consumption records of a contract by month, day or hour.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ name: contractName, resolution: z.enum(resolutions) }),
  query: z.object(range),
  reply: z.array(consumptionRecord),
  errors: [],
})

/** A price between two days (`to` is the last one; null while it continues); period 0 is every period. */
export const datedPrice = z.object({
  tariff_period: z.int(),
  from: z.string(),
  to: z.nullable(z.string()),
  /** EUR/kWh, exact, as text. */
  price: z.string(),
})

/** How a product is priced: only of a fixed price is the cost of an hour sure. */
export const priceKinds = ['fixed', 'indexed', 'flexible', 'flat'] as const

/**
 * What the energy taken costs: less the discounts of the energy, with the electricity tax and IVA, IGIC or IPSI. Not in
 * it: the power, what runs by the day, surplus, social bonus, battery. Of billed days the prices, discounts and tax rates
 * are those of their bill; other days are an estimate.
 */
const energyCost = z.object({
  price_kind: z.enum(priceKinds),
  /** Of several that fit an hour the first one holds (domain: consumption/hour-cost). */
  prices: z.array(datedPrice),
  /**
   * By month and day: for each entry the cost of each period, in the order of `period_names`, in microcents (millionths
   * of a cent); `null` where nothing was read or a price is missing. Empty by the hour: there it follows from `prices`.
   */
  by_period_microcents: z.array(z.nullable(z.array(z.int()))),
  /**
   * Null if the product follows the market on no day. By the hour: what a kWh of each entry costs, in billionths of
   * EUR; null if that is not known, and one of `prices` holds if any fits. By month and day it is empty.
   */
  hour_nano_prices: z.nullable(z.array(z.nullable(z.int()))),
  /** Last day that was billed. */
  billed_to: z.nullable(z.string()),
})

/**
 * The same figures by column, for our own pages: integers in Wh, one entry for every month, day or hour of the span,
 * also for those without a reading (`null`). A gas contract has no curve: its columns are empty.
 */
export const consumptionSeriesReply = z.object({
  resolution: z.enum(resolutions),
  /** First and last day shown, both included. */
  start: z.string(),
  end: z.string(),
  time_zone: z.string(),
  tariff: z.string(),
  zone: z.string(),
  /** Names of the tariff's energy periods: P1, P2 … */
  period_names: z.array(z.string()),
  /** Start of each entry: month YYYY-MM, day YYYY-MM-DD, hour as instant with offset. */
  starts: z.array(z.string()),
  /** Import in Wh, `null` where no reading exists. */
  import_wh: z.array(z.nullable(z.int())),
  /** Export (surplus) in Wh; `null` where nothing is known of it, 0 where none was measured. */
  export_wh: z.array(z.nullable(z.int())),
  /**
   * What was generated behind the meter and what the supply used of it, in Wh, entry by entry, as Datadis says (an own
   * or a shared installation); `null` where no reading of the span says either.
   */
  behind_meter: z.nullable(
    z.object({
      generated_wh: z.array(z.nullable(z.int())),
      self_used_wh: z.array(z.nullable(z.int())),
    }),
  ),
  /**
   * Of one day by the hour that was read by quarters of an hour: its 92, 96 or 100 quarters, in order, in Wh; 1 where one is
   * estimated. Null of any other span.
   */
  quarters: z.nullable(
    z.object({
      import_wh: z.array(z.nullable(z.int())),
      export_wh: z.array(z.nullable(z.int())),
      estimated: z.array(z.int()),
    }),
  ),
  /** By month and day: for each entry its Wh of each period, in the order of `period_names`. Empty by the hour. */
  import_by_period_wh: z.array(z.array(z.int())),
  /** By the hour: index into `period_names`, also for hours without a reading. Empty otherwise. */
  hour_period: z.array(z.int()),
  /** 1 where any reading of the entry is estimated. */
  estimated: z.array(z.int()),
  /** 1 where any reading of the entry is not final yet (not the distributor's billing curve). */
  provisional: z.array(z.int()),
  /** 1 where readings of the entry are missing. */
  incomplete: z.array(z.int()),
  /** First and last day for which any reading exists; null if there is none. */
  available: z.nullable(z.object({ start: z.string(), end: z.string() })),
  /**
   * Import in Wh of the same days one year earlier, counted up to the last day of the span that has readings, where
   * every one of its readings is there; for the opening sentence.
   */
  year_before_wh: z.nullable(z.int()),
  /** `null` for gas. */
  cost: z.nullable(energyCost),
})

/** Consumption in columns. */
export const consumptionSeries = endpoint({
  method: 'GET',
  path: 'contracts/{name}/cch/series/{resolution}/',
  summary: 'Consumption of a contract in columns: starts and integer Wh.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ name: contractName, resolution: z.enum(resolutions) }),
  query: z.object(range),
  reply: consumptionSeriesReply,
  errors: [],
})

/**
 * Forms of the curve as a file. `datadis`: CSV with the columns of Datadis, kWh, one row per hour. `f5d`: text as the
 * distributors' billing curve has it, whole Wh, one line per hour that was read, with its season, reactive energy and
 * method. Both stamp the end of the hour. `espi`: Green Button, the Atom feed of NAESB REQ.21: whole Wh and instants, for
 * programs of home energy.
 */
export const curveFormats = ['datadis', 'f5d', 'espi'] as const
export type CurveFormat = (typeof curveFormats)[number]

/** The curve as a file, in the form asked for; any number of days up to twenty years. */
export const downloadCurve = endpoint({
  method: 'GET',
  path: 'contracts/{name}/cch/download/',
  summary: 'The consumption curve as a file: the CSV of Datadis, F5D or Green Button.',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  params: z.object({ name: contractName }),
  query: z.object({ ...range, format: z._default(z.enum(curveFormats), 'datadis') }),
  reply: { file: ['text/csv', 'text/plain', 'application/xml'] },
  errors: [],
})
