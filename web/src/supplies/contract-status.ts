import { centsOf } from '@endoll/api/cents.ts'
import type { ContractItem } from '@endoll/api/contracts.ts'

/** What a contract's state is called on the screen. */
export type ContractStatus = 'waitingSignature' | 'inProcess' | 'active' | 'closed'

/** A draft without its signing day waits for the customer; every state that is not draft or active is closed. */
export function statusOf({ state, sign_date }: Pick<ContractItem, 'state' | 'sign_date'>): ContractStatus {
  if (state === 'activa') return 'active'
  if (state !== 'esborrany') return 'closed'
  return sign_date === null ? 'waitingSignature' : 'inProcess'
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
