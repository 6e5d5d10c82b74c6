import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { firstRead } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'
import { casesQuery, firstCases } from '../../features/cases/cases-query.ts'
import { draftsQuery } from '../../features/new-contracts/drafts-query.ts'
import { readPage, requestsQuery } from '../../features/requests/requests-query.ts'
import { routeExists } from '../../site/paths.ts'
import type { RouteKey } from '../../site/paths.ts'

/** Which cards stand below the list. */
export function cardsBelow(offers: (key: RouteKey) => boolean) {
  return { cases: offers('case'), drafts: offers('newElectricityContract') || offers('newGasContract') }
}

/** What the page of all requests begins with; the cards below the list come with it where they are in time. */
export function requestsReads(
  raw: Readonly<Record<string, unknown>>,
  settings: BrowserSettings,
): readonly FirstRead[] {
  const { cases, drafts } = cardsBelow((key) => routeExists(key, settings))
  return [
    firstRead(requestsQuery(readPage(raw))),
    ...(cases ? [{ ...firstRead(casesQuery(firstCases)), dispensable: true as const }] : []),
    ...(drafts ? [{ ...firstRead(draftsQuery()), dispensable: true as const }] : []),
  ]
}
