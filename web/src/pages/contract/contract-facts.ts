import type { ContractDetail } from '@endoll/api/contracts.ts'
import { statusOf } from '../../supplies/contract-status.ts'

/** What decides which cards a contract has. */
export type ContractFacts = Pick<
  ContractDetail,
  | 'type'
  | 'state'
  | 'sign_date'
  | 'start_date'
  | 'has_consumption'
  | 'bateria_virtual'
  | 'tariff_options'
  | 'self_consumption'
>

export function isElectric({ type }: ContractFacts): boolean {
  return type === 'electricity'
}

export function isActive({ state }: ContractFacts): boolean {
  return state === 'activa'
}

/** The supply has begun: there may be invoices and readings. */
export function isSupplied({ start_date }: ContractFacts): boolean {
  return start_date !== null
}

/** A closed contract without readings will have none. */
function mayBeRead(contract: ContractFacts): boolean {
  return contract.has_consumption || statusOf(contract) !== 'closed'
}

/** The card of the month under way. */
export function hasMonth(contract: ContractFacts): boolean {
  return isElectric(contract) && isSupplied(contract) && mayBeRead(contract)
}

/** The card of the bill that is being made. */
export function hasBillSoFar(contract: ContractFacts): boolean {
  return isElectric(contract) && isActive(contract)
}
