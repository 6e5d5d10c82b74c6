import { centsOf } from '@endoll/api/cents.ts'
import type { ContractsSummary } from '@endoll/api/contracts.ts'

/** One sentence on the supplies, by the key of its text. */
export type SuppliesPart =
  | { readonly key: 'debt'; readonly count: number; readonly amountCents: number }
  | {
      readonly key: 'waitingSignature' | 'activeAndPaid' | 'active' | 'inProcess' | 'closed'
      readonly count: number
    }

/**
 * What is happening with the supplies, the most pressing first: what must be paid, what must be signed, then the rest.
 * Closed contracts are mentioned only where all are closed.
 */
export function suppliesParts(summary: ContractsSummary): readonly SuppliesPart[] {
  const { active, waiting_signature, in_process, closed, with_debt } = summary
  const amountCents = centsOf(summary.amount_debt)
  const parts: readonly (SuppliesPart | undefined)[] = [
    with_debt > 0 ? { key: 'debt', count: with_debt, amountCents } : undefined,
    waiting_signature > 0 ? { key: 'waitingSignature', count: waiting_signature } : undefined,
    active > 0 ? { key: with_debt > 0 ? 'active' : 'activeAndPaid', count: active } : undefined,
    in_process > 0 ? { key: 'inProcess', count: in_process } : undefined,
    closed > 0 && active + waiting_signature + in_process === 0
      ? { key: 'closed', count: closed }
      : undefined,
  ]
  return parts.filter((part) => part !== undefined)
}
