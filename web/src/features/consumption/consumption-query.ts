import { consumptionSeries } from '@endoll/api/consumption.ts'
import { getContract } from '@endoll/api/contracts.ts'
import { queryClient, read } from '../../calls/query.ts'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { today } from '../../site/today.ts'
import { chartAsked, readConsumptionSearch, resolutionOf } from './consumption-search.ts'
import type { ConsumptionSearch } from './consumption-search.ts'

export function contractQuery(name: string) {
  return read(getContract, { params: { name } })
}

export function readingsQuery(name: string, search: ConsumptionSearch) {
  const { view, shown } = chartAsked(search, today())
  return read(consumptionSeries, {
    params: { name, resolution: resolutionOf(view) },
    query: { start: shown.firstDay, end: shown.lastDay },
  })
}

/** For the route's loader: asks for the readings while the page's code still loads. */
export function prefetchConsumption(raw: Readonly<Record<string, unknown>>): void {
  const search = readConsumptionSearch(raw)
  void queryClient.prefetchQuery(contractChoicesQuery('electricity'))
  if (search.contract === undefined) return
  void queryClient.prefetchQuery(contractQuery(search.contract))
  void queryClient.prefetchQuery(readingsQuery(search.contract, search))
}
