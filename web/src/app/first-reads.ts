import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { FirstRead } from '../calls/query.ts'
import { isChange, readContractName, readContractView } from '../site/contract-functions.ts'
import type { RouteKey } from '../site/paths.ts'

/** What an address says beside its path, and the deployment's settings. */
export interface AskedPage {
  readonly search: Readonly<Record<string, unknown>>
  readonly params: Readonly<Record<string, string>>
  readonly settings: BrowserSettings
}

type ReadsOf = (asked: AskedPage) => Promise<readonly FirstRead[]>

/**
 * What the page of each route reads before anything else. The route's loader asks for it while the page's code is on
 * its way; the server, which finds the same calls here, puts their replies into the page (decision 0018).
 */
export const firstReads: Readonly<Partial<Record<RouteKey, ReadsOf>>> = {
  home: async () => (await import('../pages/home/home-query.ts')).homeReads(),
  contracts: async ({ search, settings }) =>
    (await import('../pages/contracts/contracts-query.ts')).contractsReads(search, settings),
  invoices: invoicesReads,
  contractInvoices: invoicesReads,
  invoice: async ({ params: { id = '' } }) =>
    (await import('../features/invoices/bill-change/bill-query.ts')).billReads(id),
  viewContracts: async ({ search, settings }) => {
    const view = readContractView(search)
    if (view === 'consumption')
      return (await import('../features/consumption/consumption-query.ts')).consumptionReads(search)
    const { changeReads, contractReads } = await import('../pages/contract/contract-query.ts')
    return isChange(view)
      ? changeReads(view, readContractName(search))
      : contractReads('electricity', search, settings)
  },
  viewGasContracts: async ({ search, settings }) =>
    (await import('../pages/contract/contract-query.ts')).contractReads('gas', search, settings),
  requests: async ({ search, settings }) =>
    (await import('../pages/requests/requests-reads.ts')).requestsReads(search, settings),
  request: async ({ params: { id = '' } }) =>
    (await import('../features/requests/requests-query.ts')).requestReads(id),
  case: async ({ params: { id = '' } }) => (await import('../features/cases/cases-query.ts')).caseReads(id),
  notifications: async ({ search }) =>
    (await import('../features/notifications/notifications-query.ts')).notificationsReads(search),
  profile: async () => (await import('../pages/profile/profile-query.ts')).profileReads(),
}

async function invoicesReads({ search, params: { contractName }, settings }: AskedPage) {
  return (await import('../pages/invoices/invoices-query.ts')).invoicesReads(search, contractName, settings)
}
