import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import type { Area } from '../i18n/messages.ts'

interface ChangeRow {
  /** As the specification spells it in the address of the contract page, `?function=`. */
  readonly slug: string
  /** Texts of its page beside those of every change. */
  readonly texts: readonly Area[]
}

/**
 * Every change of a contract that customers ask for, in the order in which they are offered. The page of each is
 * Change.tsx in its folder of procedures/, which has its name.
 */
const changes: Readonly<Record<ContractChangeName, ChangeRow>> = {
  power: { slug: 'powChange', texts: ['power'] },
  iban: { slug: 'ibanChange', texts: ['iban'] },
  notification_address: { slug: 'notifAddrChange', texts: ['notification-address', 'address'] },
}
export const changeNames = Object.keys(changes) as readonly ContractChangeName[]

/** What the contract page does at once: a change, or one of the others that the specification names. */
export type ContractFunction = ContractChangeName | 'download' | 'consumption' | 'noCesionSips'
const contractFunctions: readonly ContractFunction[] = [
  ...changeNames,
  'download',
  'consumption',
  'noCesionSips',
]

/** What the contract page shows: one function of it, or the contract whole. */
export type ContractView = ContractFunction | 'whole'

export function isChange(view: ContractView): view is ContractChangeName {
  return view in changes
}

/** Whether the function has its page; no menu shows it before. */
export function isBuiltFunction(name: ContractFunction): boolean {
  return name !== 'noCesionSips'
}

/** Whether the deployment offers a function of the contract page at all. */
export function functionExists(name: ContractFunction, { switches }: BrowserSettings): boolean {
  if (isChange(name)) return kindsOffered(name, switches).length > 0
  return isBuiltFunction(name) || switches.noCesionSips
}

function slugOf(name: ContractFunction): string {
  return isChange(name) ? changes[name].slug : name
}

/** The function that the address names, else the contract whole. */
export function readContractView(search: Readonly<Record<string, unknown>>): ContractView {
  return contractFunctions.find((name) => slugOf(name) === search['function']) ?? 'whole'
}

/** The query of the contract page that names a function, and the contract where there is one. */
export function functionQuery(name: ContractFunction, contract?: string): Readonly<Record<string, string>> {
  return { function: slugOf(name), ...(contract !== undefined && { contract }) }
}

/** Texts that the page of a view needs. */
export function textsOf(view: ContractView): readonly Area[] {
  if (isChange(view)) return ['contract', 'flow', ...changes[view].texts]
  return [view === 'consumption' ? view : 'contract-page']
}

/** The contract that the address of a contract page names. */
export function readContractName(search: Readonly<Record<string, unknown>>): string | undefined {
  const { contract } = search
  return typeof contract === 'string' && contract !== '' ? contract : undefined
}
