import type { citations } from '@endoll/domain/contracting/contract-duties.ts'

/** Figures of the law in the contract's conditions, as they are written, and where the law says them. */
export interface ConditionFigures {
  readonly cites: typeof citations
  readonly voltage: string
  readonly connection: string
  readonly extension: string
  readonly change: string
  readonly service: string
  readonly servicePercent: string
  readonly points: string
  readonly reading: string
  readonly account: string
  readonly months: string
  readonly bonusMonths: string
  /** The power to which it is lowered then, and for how many months. */
  readonly minimumSupply: string
  readonly minimumMonths: string
  readonly letter: string
}
