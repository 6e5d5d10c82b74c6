import { productCents } from '../money.ts'
import { valueOn } from '../billing/rates/dated.ts'
import { addWorkingDays } from '../supply/working-days.ts'
import { addDays, type Day } from '../time/day.ts'
import { networkRights } from './network-rights.ts'

/** Why the supply is no longer needed; for the distributor each is a cease of use (B1, reason 01). */
export const endReasons = ['moving', 'empty', 'closing', 'works', 'other'] as const
export type EndReason = (typeof endReasons)[number]

/** Where the last bill goes: where the others went, to an e-mail address, or by post to an address. */
export const lastBillWays = ['as_now', 'email', 'post'] as const
export type LastBillWay = (typeof lastBillWays)[number]

/** What becomes of services contracted with the supply: they end with it unless the customer says that they stay (RD 88/2026 art. 32.4). */
export const servicesAfterwards = ['end', 'keep'] as const
export type ServicesAfterwards = (typeof servicesAfterwards)[number]

/**
 * Working days that the distributor needs before it reads and closes the meter. Ours: the five of a change that it
 * carries out on the spot (due-day.ts); no rule of its own was found in RD 88/2026.
 */
const NOTICE_WORKING_DAYS = 5
/** So far ahead an end may be asked for: the distributor's formats take a fixed day, ours is how far plans hold. */
const FARTHEST_DAYS = 90

/** The first and last day that may be asked for as the last one of the supply, both included. */
export function endDays(today: Day): { readonly first: Day; readonly last: Day } {
  return { first: addWorkingDays(today, NOTICE_WORKING_DAYS), last: addDays(today, FARTHEST_DAYS) }
}

/** The day on which a request that is sent today can end the supply: the one asked for, or the first that is left. */
export function endDueDay(asked: Day, sentDay: Day): Day {
  const { first } = endDays(sentDay)
  return asked < first ? first : asked
}

/** What it costs to have the supply again with the same power, in cents before tax. */
export interface ReturnCost {
  /** Years in which the power stays paid for. */
  readonly entitledYears: number
  /** Within them: connection and access. */
  readonly withinCents: number
  /** After them: the extension too. */
  readonly afterCents: number
}

/**
 * What the distributor charges for a new supply at the same point. The extension of low voltage is kept for three years
 * after the end (RD 1048/2013; UFD, "derechos de acometida", read on 2026-11-23). Throws RangeError before 2009-12-31.
 */
export function returnCost(powersW: readonly number[], day: Day): ReturnCost {
  const rights = valueOn(networkRights, day)
  const powerW = Math.max(0, ...powersW)
  const withinCents = productCents([rights.connection]) + productCents([rights.accessPerKw, powerW], 1000)
  const extensionCents = productCents([rights.extensionPerKw, powerW], 1000)
  return { entitledYears: rights.entitledYears, withinCents, afterCents: withinCents + extensionCents }
}
