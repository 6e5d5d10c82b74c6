import { getContract, supplyKinds } from '@endoll/api/contracts.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { listContractIbans } from '@endoll/api/procedures/iban.ts'
import { getPowerChange } from '@endoll/api/procedures/power.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'
import { openRequestsQuery } from '../../flow/open-requests.ts'
import { activeContractsQuery } from '../../supplies/active-contracts.ts'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { newestInvoicesQuery } from '../../supplies/newest-invoices.ts'
import { readContractName } from '../../site/contract-functions.ts'

export function contractQuery(name: string) {
  return read(getContract, { params: { name } })
}

export function powerChangeQuery(name: string) {
  return read(getPowerChange, { params: { name } })
}

/** What the page begins with. */
export function contractReads(
  kind: SupplyKind,
  search: Readonly<Record<string, unknown>>,
  { switches }: Pick<BrowserSettings, 'switches'>,
): readonly FirstRead[] {
  const choices = firstRead(contractChoicesQuery(kind))
  const name = readContractName(search)
  if (name === undefined) return [choices]
  return [
    choices,
    firstRead(contractQuery(name)),
    firstRead(openRequestsQuery()),
    firstRead(newestInvoicesQuery(name)),
    ...(kind === 'electricity' && switches.powerChange ? [firstRead(powerChangeQuery(name))] : []),
  ]
}

/** What the page of a change begins with, once the address names the contract. */
export function changeReads(change: ContractChangeName, name: string | undefined): readonly FirstRead[] {
  if (name === undefined) return []
  return [
    firstRead(contractQuery(name)),
    firstRead(openRequestsQuery()),
    ...(change === 'power' ? [firstRead(powerChangeQuery(name))] : []),
    ...(change === 'iban'
      ? [
          firstRead(read(listContractIbans, {})),
          // How many there are to change at once.
          ...supplyKinds.map((kind) => firstRead(activeContractsQuery(kind))),
        ]
      : []),
  ]
}
