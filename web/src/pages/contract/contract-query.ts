import { getContract } from '@endoll/api/contracts.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { getPowerChange } from '@endoll/api/procedures/power.ts'
import { queryClient, read } from '../../calls/query.ts'
import { openRequestsQuery } from '../../flow/open-requests.ts'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { newestInvoicesQuery } from '../../supplies/newest-invoices.ts'
import { readContractName } from '../../site/contract-functions.ts'

export function contractQuery(name: string) {
  return read(getContract, { params: { name } })
}

export function powerChangeQuery(name: string) {
  return read(getPowerChange, { params: { name } })
}

/** For the route's loader: what the page opens with is under way before its code has arrived. */
export function prefetchContractPage(
  kind: SupplyKind,
  search: Readonly<Record<string, unknown>>,
  { switches }: Pick<BrowserSettings, 'switches'>,
): void {
  void queryClient.prefetchQuery(contractChoicesQuery(kind))
  const name = readContractName(search)
  if (name === undefined) return
  void queryClient.prefetchQuery(contractQuery(name))
  void queryClient.prefetchQuery(openRequestsQuery())
  void queryClient.prefetchQuery(newestInvoicesQuery(name))
  if (kind === 'electricity' && switches.powerChange) void queryClient.prefetchQuery(powerChangeQuery(name))
}
