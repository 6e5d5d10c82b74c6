import { getContract } from '@endoll/contract/contracts.ts'
import type { SupplyKind } from '@endoll/contract/contracts.ts'
import type { BrowserSettings } from '@endoll/contract/deployment/deployment.ts'
import { listInvoices } from '@endoll/contract/invoices.ts'
import { getPowerChange } from '@endoll/contract/procedures/power.ts'
import { queryClient, read } from '../../api/query.ts'
import { openRequestsQuery } from '../../flow/open-requests.ts'
import { contractChoicesQuery } from '../../lists/contract-choices.ts'
import { readContractName } from '../../paths.ts'

export const contractQuery = (name: string) => read(getContract, { params: { name } })

export const powerChangeQuery = (name: string) => read(getPowerChange, { params: { name } })

/** The newest invoices of a contract, as many as its card lists: one answer serves both. */
export const invoicesOfQuery = (name: string) =>
  read(listInvoices, { query: { contract: name, offset: '0', limit: '5' } })

/** For the route's loader: what the page opens with is under way before its code has arrived. */
export const prefetchContractPage = (
  kind: SupplyKind,
  search: Readonly<Record<string, unknown>>,
  { switches }: Pick<BrowserSettings, 'switches'>,
): void => {
  void queryClient.prefetchQuery(contractChoicesQuery(kind))
  const name = readContractName(search)
  if (name === undefined) return
  void queryClient.prefetchQuery(contractQuery(name))
  void queryClient.prefetchQuery(openRequestsQuery())
  void queryClient.prefetchQuery(invoicesOfQuery(name))
  if (kind === 'electricity' && switches.powerChange) void queryClient.prefetchQuery(powerChangeQuery(name))
}
