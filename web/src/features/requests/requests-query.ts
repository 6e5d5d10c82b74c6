import { getRequest, listRequests } from '@endoll/api/requests.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'

export const requestsPerPage = 20

export function requestsQuery(page: number) {
  return read(listRequests, {
    query: { offset: String((page - 1) * requestsPerPage), limit: String(requestsPerPage) },
  })
}

export function requestQuery(id: string) {
  return read(getRequest, { params: { id } })
}

/** The page of the list that the address names, from 1. */
export function readPage(raw: Readonly<Record<string, unknown>>): number {
  const page = Number(raw['page'])
  return Number.isSafeInteger(page) && page > 1 && page < 1e6 ? page : 1
}

/** What the page of one request begins with. */
export function requestReads(id: string): readonly FirstRead[] {
  return [firstRead(requestQuery(id))]
}
