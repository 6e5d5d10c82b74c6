import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContractItem } from '@endoll/api/contracts.ts'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { contractQuery, readingsQuery } from '../../features/consumption/consumption-query.ts'
import type { Readings } from '../../features/consumption/readings.ts'
import type { ConsumptionSearch } from '../../features/consumption/consumption-search.ts'

/** The first that has readings and runs, or has readings, or is there at all. */
function usualContract(items: readonly ContractItem[]) {
  return (
    items.find(({ has_consumption, state }) => has_consumption && state === 'activa') ??
    items.find(({ has_consumption }) => has_consumption) ??
    items[0]
  )
}

/** Whose readings a query asked for: its key is the call's path and what was given to it. */
function contractOf(key: readonly unknown[] | undefined): string | undefined {
  return (key?.[1] as { params?: { name?: string } } | undefined)?.params?.name
}

/** A year of hours is slow to draw as anything but itself: it keeps no place for a month of days. */
function isYear(readings: Readings | undefined) {
  return (readings?.starts.length ?? 0) > 24 * 100
}

/**
 * What the page shows: the contract the address names or the usual one, its readings, the others to choose from; once
 * `ready` says that what it is drawn with is there.
 */
export function useConsumption(search: ConsumptionSearch, ready: boolean) {
  const contracts = useQuery(contractChoicesQuery('electricity'))
  const name = search.contract ?? usualContract(contracts.data?.items ?? [])?.name
  const known = { enabled: name !== undefined }
  const contract = useQuery({ ...contractQuery(name ?? ''), ...known })
  // While other days are on their way those before stay, so that nothing jumps; never those of another contract.
  const readings = useQuery({
    ...readingsQuery(name ?? '', search),
    ...known,
    placeholderData: (before, query) =>
      contractOf(query?.queryKey) === name && isYear(before) === (search.view === 'year')
        ? before
        : undefined,
  })
  const settled =
    ready && !contracts.isPending && (name === undefined || (!contract.isPending && !readings.isPending))
  // Everything comes at once the first time; after that the page stands and only its parts wait.
  const [started, setStarted] = useState(settled)
  if (settled && !started) setStarted(true)
  return { name, contracts, contract, readings, started }
}
