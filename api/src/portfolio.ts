/** What could be cheaper over all supplies of a customer who has many, and what their month comes to. */
import { placeKinds } from '@endoll/domain/supply/place-kind.ts'
import * as z from 'zod/mini'
import { supplyKinds } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './paging.ts'

/**
 * Why a supply costs more than it need. `powers`: too high for what is demanded. `excess`: demanded above them, where
 * other powers would not be cheaper. `reactive`: more reactive energy than is free. `tariff`: a product on sale costs less.
 */
export const findingCauses = ['powers', 'excess', 'reactive', 'tariff'] as const
export type FindingCause = (typeof findingCauses)[number]

/** Euros of twelve months, with all taxes. */
const euros = z.number()
const day = z.string()

/** A supply as the page names it. */
const supply = {
  contract: z.string(),
  type: z.enum(supplyKinds),
  cups: z.object({ street: z.string(), city: z.string() }),
  place: z.object({ name: z.nullable(z.string()), kind: z.enum(placeKinds) }),
} as const

/** What the page of the power suggests; kW, P1 first. */
const powers = z.object({
  contracted: z.array(z.number()),
  suggested: z.array(z.number()),
  payback_months: z.int(),
})
/**
 * A tariff period: the lowest cos φ of the bills of twelve months, how many of them were charged for it, and kvar of a
 * capacitor that would have kept all of them free; null if not known.
 */
const reactivePeriod = z.object({
  period: z.string(),
  cos_phi: z.number(),
  charged_bills: z.int(),
  capacitor_kvar: z.nullable(z.number()),
})

const finding = z.object({
  ...supply,
  cause: z.enum(findingCauses),
  /** What mending it would save in a year. */
  amount: euros,
  /** Of `powers`. */
  powers: z.nullable(powers),
  /** Of `reactive`. */
  reactive: z.nullable(z.array(reactivePeriod)),
  /** Of `tariff`: the cheapest product on sale. */
  product: z.nullable(z.object({ code: z.string(), name: z.string() })),
})
export type FindingItem = z.infer<typeof finding>

const cause = z.object({ cause: z.enum(findingCauses), supplies: z.int(), amount: euros })
export type CauseItem = z.infer<typeof cause>

const common = { method: 'GET', access: 'customer', delegate: 'look', switch: 'portfolio' } as const

/** The dearest first. Worked out once a night: `oldest_day` is the day of the oldest of them. */
export const listFindings = endpoint({
  ...common,
  path: 'portfolio/',
  summary: 'What could be cheaper over all active supplies, in euros by cause; worked out each night.',
  query: z.object({ ...pageQuery, cause: z.optional(z.enum(findingCauses)) }),
  reply: z.extend(pageOf(finding), {
    /** Active supplies, and how many of them have been worked out; the others follow with the next run. */
    supplies: z.int(),
    reviewed: z.int(),
    oldest_day: z.nullable(day),
    /** Those that have any, the dearest first; together they may save a little less than their sum. */
    causes: z.array(cause),
  }),
  errors: [],
})

/** A month as YYYY-MM. */
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'not_valid' }))
const monthFormats = ['csv', 'xlsx'] as const

/** Those that were issued in the month, of all supplies, with a column for each kind of line and each tax by rate. */
export const exportMonthOfBills = endpoint({
  ...common,
  path: 'portfolio/bills/',
  summary:
    'The bills of a month over all supplies, with base, tax by rate, lines and way of paying (CSV or XLSX).',
  cookie: true,
  query: z.object({ month, format: z.enum(monthFormats) }),
  reply: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: [],
})

/** What the days up to the end of a month come to that are not billed yet: euros without IVA, IGIC or IPSI. */
const accrual = z.object({
  month: z.string(),
  /** The day on which it is reversed: the first of the next month. */
  reversal_date: day,
  /** Supplies that have such days, and of how many of them it is not known what they come to. */
  supplies: z.int(),
  unknown: z.int(),
  electricity: z.number(),
  gas: z.number(),
  amount: z.number(),
})
export type AccrualItem = z.infer<typeof accrual>

/** Of the month that was over last, where days of it are not billed, and of the present one; the present one first. */
export const listAccruals = endpoint({
  ...common,
  path: 'portfolio/accruals/',
  summary:
    'What is not billed yet over all supplies, by month, without indirect taxes; worked out each night.',
  reply: z.object({ oldest_day: z.nullable(day), months: z.array(accrual) }),
  errors: [],
})

/** One row a supply. */
export const exportAccrual = endpoint({
  ...common,
  path: 'portfolio/accruals/file/',
  summary: 'What is not billed yet of a month, supply by supply (CSV or XLSX).',
  cookie: true,
  query: z.object({ month, format: z.enum(monthFormats) }),
  reply: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: [],
})
