import { contractQuery, readingsQuery } from '../../features/consumption/consumption-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContractItem } from '@endoll/api/contracts.ts'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import type { Readings } from '../../features/consumption/readings.ts'
import type { ConsumptionSearch } from '../../features/consumption/consumption-search.ts'

/** The first active contract with readings, else the first with readings, else the first. */
function usualContract(items: readonly ContractItem[]) {
  return (
    items.find(({ has_consumption, state }) => has_consumption && state === 'activa') ??
    items.find(({ has_consumption }) => has_consumption) ??
    items[0]
  )
}

/** The contract of a query: its key is the call's path and parameters. */
function contractOf(key: readonly unknown[] | undefined): string | undefined {
  return (key?.[1] as { params?: { name?: string } } | undefined)?.params?.name
}

/** A year of hours is slow to draw in another view: it is no placeholder for a month of days. */
function isYear(readings: Readings | undefined) {
  return (readings?.starts.length ?? 0) > 24 * 100
}

/**
 * The data of the page: the contract of the address or the default one, its readings, the contracts to choose from.
 */
export function useConsumption(search: ConsumptionSearch) {
  const contracts = useQuery(contractChoicesQuery('electricity'))
  const name = search.contract ?? usualContract(contracts.data?.items ?? [])?.name
  const known = { enabled: name !== undefined }
  const contract = useQuery({ ...contractQuery(name ?? ''), ...known })
  // While another range loads the one before stays, so that nothing jumps; never that of another contract.
  const readings = useQuery({
    ...readingsQuery(name ?? '', search),
    ...known,
    placeholderData: (before, query) =>
      contractOf(query?.queryKey) === name && isYear(before) === (search.view === 'year')
        ? before
        : undefined,
  })
  const settled = !contracts.isPending && (name === undefined || (!contract.isPending && !readings.isPending))
  // The first time everything appears at once; after that only the parts that load wait.
  const [started, setStarted] = useState(settled)
  if (settled && !started) setStarted(true)
  return { name, contracts, contract, readings, started }
}
