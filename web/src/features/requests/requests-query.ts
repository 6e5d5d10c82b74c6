import { getRequest, listRequests } from '@endoll/api/requests.ts'
import { queryClient, read } from '../../calls/query.ts'

export const requestsPerPage = 20

export const requestsQuery = (page: number) =>
  read(listRequests, {
    query: { offset: String((page - 1) * requestsPerPage), limit: String(requestsPerPage) },
  })

export const requestQuery = (id: string) => read(getRequest, { params: { id } })

/** The page in the address, from 1. */
export const readPage = (raw: Readonly<Record<string, unknown>>): number => {
  const page = Number(raw['page'])
  return Number.isSafeInteger(page) && page > 1 && page < 1e6 ? page : 1
}

/** For the route's loader: under way before the page's code has arrived. */
export const prefetchRequests = (raw: Readonly<Record<string, unknown>>): void =>
  void queryClient.prefetchQuery(requestsQuery(readPage(raw)))

export const prefetchRequest = (id: string): void => void queryClient.prefetchQuery(requestQuery(id))
