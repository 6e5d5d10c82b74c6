import { listContracts } from '@endoll/api/contracts.ts'
import { getOptimalPower } from '@endoll/api/optimal-power.ts'
import { findEnoughPowers } from '@endoll/domain/billing/enough-power.ts'
import type { InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { call } from '../../calls/call.ts'

/** A period of the year that was, in W. */
export interface NeededPower {
  readonly contractedW: number
  readonly demandedW: number
  readonly enoughW: number
}

/** What a supply really needed, and where that was read. */
export interface RealDemand {
  readonly from: { readonly bill: Day } | { readonly contract: string }
  /** Peak and flat, then valley. */
  readonly powers: readonly NeededPower[]
}

function cups20Of(text: string): string | undefined {
  const parsed = parseCups(text)
  return parsed.ok ? parsed.cups20 : undefined
}

/** What the bill that was read says of the supply that was typed. */
export function demandOfBill(
  qr: InvoiceQrSaid | undefined,
  cups: string,
  today: Day,
): RealDemand | undefined {
  if (!qr?.maximeterPowersW) return undefined
  if (qr.cups !== undefined && cups20Of(qr.cups) !== cups20Of(cups)) return undefined
  const powers = findEnoughPowers(qr.powersW, qr.maximeterPowersW, today)
  return powers && { from: { bill: lastDayOf(qr.span) }, powers }
}

function watts(kilowatts: number): number {
  return Math.round(kilowatts * 1000)
}

/** What the customer's own contract with that supply has drawn in twelve months; undefined if they have none. */
export async function readOwnDemand(cups: string): Promise<RealDemand | undefined> {
  const cups20 = cups20Of(cups)
  if (cups20 === undefined) return undefined
  const { items } = await call(listContracts, { query: { filter: cups20 } })
  const name = items.find((item) => cups20Of(item.cups.name) === cups20)?.name
  if (name === undefined) return undefined
  const { periods, reason } = await call(getOptimalPower, { params: { name } })
  // Less than a year of data cannot tell what would have been enough.
  if (reason !== null && reason !== 'optimal' && reason !== 'saves_too_little') return undefined
  const powers = periods.flatMap(({ contracted, demanded, suggested }) =>
    demanded === null
      ? []
      : [
          {
            contractedW: watts(contracted),
            demandedW: watts(demanded),
            enoughW: watts(suggested ?? contracted),
          },
        ],
  )
  return powers.length === periods.length && powers.length > 0
    ? { from: { contract: name }, powers }
    : undefined
}
