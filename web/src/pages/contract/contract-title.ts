import { contractNamePattern } from '@endoll/api/contract-name.ts'
import type { EntryName } from '../../menus/menus.ts'
import { readContractName, readContractView } from '../../site/contract-functions.ts'

/** What a title of the contract page is made of; without either it is that of the list. */
export interface TitleParts {
  readonly entry?: EntryName
  readonly contract?: string
}

/** What is done, and which contract it is about: tabs of several contracts can be told apart. */
export function titleParts(search: Readonly<Record<string, unknown>>): TitleParts {
  const view = readContractView(search)
  // The menus call each function by its own name; what is downloaded is the contract itself.
  const entry = view === 'whole' || view === 'download' ? undefined : view
  const contract = readContractName(search)
  return {
    ...(entry && { entry }),
    ...(contract !== undefined && contractNamePattern.test(contract) && { contract }),
  }
}
