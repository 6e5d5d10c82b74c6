import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import type { Reading } from '../../flow/use-contract-to-change.tsx'
import { activeContractsQuery } from '../../supplies/active-contracts.ts'

/** How many active contracts of these kinds may have their account changed. */
export function useActiveContractCount(kinds: readonly SupplyKind[]): Reading<number> {
  const reading = (kind: SupplyKind) => ({ ...activeContractsQuery(kind), enabled: kinds.includes(kind) })
  const electricity = useQuery(reading('electricity'))
  const gas = useQuery(reading('gas'))
  const read = kinds.map((kind) => (kind === 'gas' ? gas : electricity))
  return {
    data: read.every(({ data }) => data)
      ? read.reduce((sum, { data }) => sum + (data?.total_items ?? 0), 0)
      : undefined,
    error: read.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(read.map(({ refetch }) => refetch())),
  }
}
