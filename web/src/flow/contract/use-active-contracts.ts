import type { ContractItem, SupplyKind } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../calls/api-error.ts'
import { choosable, contractChoicesQuery } from '../../supplies/contract-choices.ts'

export interface ActiveContracts {
  /** Undefined until all kinds are read. */
  readonly contracts: readonly ContractItem[] | undefined
  /** There are more contracts than these. */
  readonly more: boolean
  readonly error: ApiError | null
  readonly refetch: () => void
}

/** The customer's contracts of these kinds that can be changed. */
export function useActiveContracts(kinds: readonly SupplyKind[], enabled: boolean): ActiveContracts {
  const electricity = useKind('electricity', enabled && kinds.includes('electricity'))
  const gas = useKind('gas', enabled && kinds.includes('gas'))
  const lists = kinds.map((kind) => (kind === 'gas' ? gas : electricity))
  return {
    contracts: lists.every(({ data }) => data)
      ? lists.flatMap(({ data }) => data?.items.filter(({ state }) => state === 'activa') ?? [])
      : undefined,
    more: lists.some(({ data }) => (data?.total_items ?? 0) > choosable),
    error: lists.find(({ error }) => error)?.error ?? null,
    refetch: () => void Promise.all(lists.map((list) => list.refetch())),
  }
}

function useKind(type: SupplyKind, enabled: boolean) {
  return useQuery({ ...contractChoicesQuery(type), enabled })
}
