import { contractNamePattern } from '@endoll/api/contracts.ts'
import type { EntryName } from '../../menus/menus.ts'
import { readContractName, readContractView } from '../../site/paths.ts'
import type { ContractFunction } from '../../site/paths.ts'

/** What is done with the contract, by the name that the menus give it. */
const functionEntries: Readonly<Partial<Record<ContractFunction, EntryName>>> = {
  consumption: 'viewConsumption',
  powChange: 'changePower',
  ibanChange: 'changeIban',
  notifAddrChange: 'changeAddress',
  noCesionSips: 'noCesionSips',
}

/** What a title of the contract page is made of; without either it is that of the list. */
export interface TitleParts {
  readonly entry?: EntryName
  readonly contract?: string
}

/** What is done, and which contract it is about: tabs of several contracts can be told apart. */
export function titleParts(search: Readonly<Record<string, unknown>>): TitleParts {
  const view = readContractView(search)
  const entry = view === 'whole' ? undefined : functionEntries[view]
  const contract = readContractName(search)
  return {
    ...(entry && { entry }),
    ...(contract !== undefined && contractNamePattern.test(contract) && { contract }),
  }
}
