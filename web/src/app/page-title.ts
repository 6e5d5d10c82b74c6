import { readContractName, readContractView } from '../paths.ts'
import type { ContractFunction, RouteKey } from '../paths.ts'
import type { EntryName } from '../menus/menus.ts'

/** What is done with the contract, by the name that the menus give it. */
const functionEntries: Readonly<Partial<Record<ContractFunction, EntryName>>> = {
  consumption: 'viewConsumption',
  powChange: 'changePower',
  ibanChange: 'changeIban',
  notifAddrChange: 'changeAddress',
  noCesionSips: 'noCesionSips',
}

/** A contract's name as it may stand in a title; anything else that an address holds is left out. */
const namePattern = /^[\w .\-/]{1,40}$/u

/** What a document's title is made of; without `entry` and `contract` it is the page's own. */
export interface TitleParts {
  readonly key: RouteKey | 'notFound'
  readonly entry?: EntryName
  readonly contract?: string
}

/** The page, what is done on it, and which contract it is about: tabs of several contracts can be told apart. */
export const titleParts = (
  key: RouteKey | 'notFound',
  search: Readonly<Record<string, unknown>>,
): TitleParts => {
  if (key !== 'viewContracts' && key !== 'viewGasContracts') return { key }
  const view = readContractView(search)
  const entry = view === 'whole' ? undefined : functionEntries[view]
  const contract = readContractName(search)
  return {
    key,
    ...(entry && { entry }),
    ...(contract !== undefined && namePattern.test(contract) && { contract }),
  }
}
