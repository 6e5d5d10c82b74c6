import { productCents } from '../money.ts'
import { valueOn, type Rate } from '../billing/rates/dated.ts'
import type { Day } from '../time/day.ts'
import type { PowerHolder } from './power-holder.ts'
import { findPowerRelief } from './power-relief.ts'

/** Rights paid to the distributor for a change of power, in euros before tax. */
type NetworkRights = {
  /** Each time it connects. */
  readonly connection: string
  /** For each kW more. */
  readonly accessPerKw: string
  /** For each kW more that the supply point was not entitled to in the last `entitledYears`. */
  readonly extensionPerKw: string
  /** Years that power stays paid for after it was given up. */
  readonly entitledYears: number
}

/** Network rights by day. What shows them shows their source too. Who: every supply of electricity. */
export const networkRights: readonly Rate<NetworkRights>[] = [
  {
    from: '2009-12-31',
    value: { connection: '9.04', accessPerKw: '19.7', extensionPerKw: '17.27', entitledYears: 3 },
    source:
      'docs/coverage row c9.power-costs. Orden ITC/3519/2009 (from memory) has 9.044760, 19.703137 and 17.374714: ' +
      'its extension right differs from the specification, which rules.',
    confidence: 'medium',
  },
]

/** The rights that a holder pays on a day. Throws RangeError before 2009-12-31. */
export function rightsOn(day: Day, holder: PowerHolder): NetworkRights {
  const rights = valueOn(networkRights, day)
  return findPowerRelief(holder, day) ? { ...rights, connection: '0', accessPerKw: '0' } : rights
}

/** Amounts in cents before tax. */
export type PowerChangeCost = {
  /** Highest power after the change above the highest before, in W; 0 when it does not rise. */
  readonly addedW: number
  readonly connectionCents: number
  /** 0 when no period rises. */
  readonly accessCents: number
  /** What it costs at most: nothing is due for power that was held in the last three years. */
  readonly extensionCents: number
  /** Whether access and extension rights are charged: any period rises. */
  readonly increases: boolean
}

/**
 * What a change of contracted powers (W, P1 first) costs on a day, in cents before tax. The kW that are paid for are
 * those by which the highest power rises; a rise in any period makes them apply (`increases`). Within the relief of 2026
 * only the extension is left, of power above that of the day before it: taken here to be the present one.
 * Throws RangeError before 2009-12-31. Source: docs/coverage rows c5.power-costs and c9.power-costs; RDL 7/2026 art. 5.4.
 */
export function powerChangeCost(
  beforeW: readonly number[],
  afterW: readonly number[],
  day: Day,
  holder: PowerHolder = 'other',
): PowerChangeCost {
  const rights = rightsOn(day, holder)
  const addedW = Math.max(0, Math.max(0, ...afterW) - Math.max(0, ...beforeW))
  return {
    addedW,
    connectionCents: productCents([rights.connection]),
    accessCents: productCents([rights.accessPerKw, addedW], 1000),
    extensionCents: productCents([rights.extensionPerKw, addedW], 1000),
    increases: afterW.some((powerW, index) => powerW > (beforeW[index] ?? 0)),
  }
}
