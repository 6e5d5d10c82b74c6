import { readHome } from '@endoll/api/home.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { QueryClient } from '@tanstack/react-query'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'
import { billSoFarQuery } from '../../features/consumption/bill-so-far/bill-so-far-query.ts'
import { readingsQuery } from '../../features/consumption/consumption-query.ts'
import { monthRange } from '../../features/consumption/day-range.ts'
import { billQuery } from '../../features/invoices/bill-change/bill-query.ts'
import { today } from '../../site/today.ts'

export type Home = ReplyOf<typeof readHome>

/** The home's one call. What it brings along is kept as the reply of its own call, where the cards look for it. */
export function homeQuery() {
  return read(readHome, {}, {}, keepParts)
}

/** A part that did not come is asked for by the card that shows it. */
function keepParts(queries: QueryClient, { shown }: Home) {
  if (!shown) return
  const { contract, latest, so_far: soFar, month } = shown
  if (latest) queries.setQueryData(billQuery(String(latest.invoice.id)).queryKey, latest)
  if (soFar) queries.setQueryData(billSoFarQuery(contract).queryKey, soFar)
  // In the first minutes of a month the server's day and the browser's may differ.
  if (month?.start === monthRange(today()).firstDay)
    queries.setQueryData(readingsQuery(contract, {}).queryKey, month)
}

/** What the page begins with. */
export function homeReads(): readonly FirstRead[] {
  return [firstRead(homeQuery())]
}
