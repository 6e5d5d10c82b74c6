import { contractsShown } from '@endoll/api/contracts.ts'
import type { ContractsShown, ContractsSummary } from '@endoll/api/contracts.ts'

interface ShownChoice {
  readonly key: ContractsShown
  readonly count: number
}

/** What some contracts of a kind are and others are not, and what is chosen. */
export function shownChoices(
  { active, waiting_signature, in_process, closed, with_debt }: ContractsSummary,
  chosen: ContractsShown | undefined,
): readonly ShownChoice[] {
  const draft = waiting_signature + in_process
  const all = active + draft + closed
  const counts = { owed: with_debt, active, draft, closed }
  return contractsShown
    .map((key) => ({ key, count: counts[key] }))
    .filter(({ key, count }) => (count > 0 && count < all) || key === chosen)
}
