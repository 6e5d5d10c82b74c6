import { contractsShown } from '@endoll/api/contracts.ts'
import type { ContractsShown, ContractsSummary } from '@endoll/api/contracts.ts'
import { listQuery, readListSearch } from '../../supplies/list-search.ts'
import type { ListSearch } from '../../supplies/list-search.ts'

/** What of the list is shown as the address keeps it. */
export interface ContractsSearch extends ListSearch {
  /** Only those with debt or in a state; all by default. */
  readonly only?: ContractsShown
}

/** Reads the query of an address; values that are not valid are left out. */
export function readContractsSearch(raw: Readonly<Record<string, unknown>>): ContractsSearch {
  const only = contractsShown.find((one) => one === raw['only'])
  return { ...readListSearch(raw), ...(only && { only }) }
}

/** The query of an address, with its question mark; empty for the first page with nothing chosen. */
export function writeContractsSearch({ only, ...list }: ContractsSearch): string {
  const query = new URLSearchParams(listQuery(list))
  if (only) query.set('only', only)
  const text = query.toString()
  return text && `?${text}`
}

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
