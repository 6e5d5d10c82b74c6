import { centsOf } from '@endoll/api/cents.ts'
import type { ContractItem } from '@endoll/api/contracts.ts'
import { contractStatus, type ContractStatus } from '@endoll/domain/contracting/contract-status.ts'

/** What a contract is called on the screen. */
export function statusOf({ state, sign_date }: Pick<ContractItem, 'state' | 'sign_date'>): ContractStatus {
  return contractStatus({ state, signDay: sign_date })
}

export const statusTone = {
  waitingSignature: 'wait',
  inProcess: 'info',
  active: 'good',
  closed: 'neutral',
} as const satisfies Record<ContractStatus, string>

/** What is owed, in cents; 0 when nothing is. */
export function debtCentsOf({ amount_debt }: Pick<ContractItem, 'amount_debt'>): number {
  return Math.max(0, centsOf(amount_debt))
}
