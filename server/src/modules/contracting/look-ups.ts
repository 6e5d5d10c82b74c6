import { parseCups } from '@endoll/domain/identity/cups.ts'
import { budgetKey, budgetOf, spend } from '../../platform/budget.ts'
import type { Db } from '../../platform/db/open.ts'

/** More than anybody types wrong in a quarter of an hour, and far too few to read a town. */
const perVisitor = 15
const perNetwork = 30
const windowSeconds = 15 * 60
/** As long as somebody may need for the form. */
const rememberedSeconds = 2 * 3600

export interface LookingUp {
  readonly visitor: string
  readonly network: string
}

/** Budgets of look-ups that anybody may make. */
export function lookUps(db: Db) {
  const visitors = budgetOf(db, { kind: 'look-visitor', points: perVisitor, windowSeconds })
  const networks = budgetOf(db, { kind: 'look-network', points: perNetwork, windowSeconds })
  const seen = budgetOf(db, { kind: 'look-seen', points: 1_000_000, windowSeconds: rememberedSeconds })
  const keyOf = (visitor: string, cups20: string) => budgetKey(`${visitor} ${cups20}`)
  return {
    /** Counts one look-up; throws Failure `too_many_attempts` if none is left. */
    take: async ({ visitor, network }: LookingUp): Promise<void> => {
      await spend(networks, network)
      await spend(visitors, visitor)
    },
    /** Remembers for some hours that the visitor has looked a supply up. */
    remember: async (visitor: string, cups: string): Promise<void> => {
      const parsed = parseCups(cups)
      if (parsed.ok) await seen.consume(keyOf(visitor, parsed.cups20))
    },
    /** Whether the visitor has looked it up, within the budget. */
    isRemembered: async (visitor: string, cups20: string): Promise<boolean> =>
      (await seen.get(keyOf(visitor, cups20))) !== null,
  }
}
