import { readOwnData } from '@endoll/api/own-data.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'

export function ownDataQuery() {
  return read(readOwnData, {})
}

/** What the page begins with. */
export function ownDataReads(): readonly FirstRead[] {
  return [firstRead(ownDataQuery())]
}
