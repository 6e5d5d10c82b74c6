import { consumptionSeries } from '@endoll/api/consumption.ts'
import { getContract } from '@endoll/api/contracts.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'
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

/** What the page begins with. */
export function consumptionReads(raw: Readonly<Record<string, unknown>>): readonly FirstRead[] {
  const search = readConsumptionSearch(raw)
  const choices = firstRead(contractChoicesQuery('electricity'))
  if (search.contract === undefined) return [choices]
  return [
    choices,
    firstRead(contractQuery(search.contract)),
    firstRead(readingsQuery(search.contract, search)),
  ]
}
