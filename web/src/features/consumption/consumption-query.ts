import { consumptionSeries } from '@endoll/contract/consumption.ts'
import { getContract, listContracts } from '@endoll/contract/contracts.ts'
import { queryClient, read } from '../../api/query.ts'
import { today } from '../../today.ts'
import { chartAsked, readConsumptionSearch, resolutionOf } from './consumption-search.ts'
import type { ConsumptionSearch } from './consumption-search.ts'

/** Contracts offered in the selector; who has more chooses in the contracts list. */
export const selectable = 100

export const selectorQuery = () =>
  read(
    listContracts,
    { query: { type: 'electricity', offset: '0', limit: String(selectable) } },
    { version: 2 },
  )

export const contractQuery = (name: string) => read(getContract, { params: { name } })

export const seriesQuery = (name: string, search: ConsumptionSearch) => {
  const { view, shown } = chartAsked(search, today())
  return read(consumptionSeries, {
    params: { name, resolution: resolutionOf(view) },
    query: { start: shown.firstDay, end: shown.lastDay },
  })
}

/** For the route's loader: the figures are under way before the page's code has arrived. */
export const prefetchConsumption = (raw: Readonly<Record<string, unknown>>): void => {
  const search = readConsumptionSearch(raw)
  void queryClient.prefetchQuery(selectorQuery())
  if (search.contract === undefined) return
  void queryClient.prefetchQuery(contractQuery(search.contract))
  void queryClient.prefetchQuery(seriesQuery(search.contract, search))
}
