import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import { contractChangeNames, type ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'

/** Every change of a contract that customers ask for, in the order in which they are offered. */
export const changeNames = contractChangeNames

/**
 * As the specification spells them in the address of the contract page, `?function=`; the others as their names:
 * `invoiceOnline`.
 */
const slugs: Readonly<Partial<Record<ContractChangeName, string>>> = {
  power: 'powChange',
  iban: 'ibanChange',
  notification_address: 'notifAddrChange',
  sips: 'noCesionSips',
}
/** What the contract page does at once: a change, or one of the others that the specification names. */
export type ContractFunction = ContractChangeName | 'download' | 'consumption'
const contractFunctions: readonly ContractFunction[] = [...changeNames, 'download', 'consumption']

/** What the contract page shows: one function of it, or the contract whole. */
export type ContractView = ContractFunction | 'whole'

export function isChange(view: ContractView): view is ContractChangeName {
  return changeNames.includes(view as ContractChangeName)
}

/** Whether a change is of the mailbox of whoever asks: nobody asks for it in another's name. */
export function isOfOwnMailbox(name: ContractChangeName): boolean {
  return name === 'invoice_online' || name === 'electronic_notification'
}

/** Whether the deployment offers a function of the contract page at all. */
export function functionExists(name: ContractFunction, { switches }: BrowserSettings): boolean {
  return !isChange(name) || kindsOffered(name, switches).length > 0
}

function slugOf(name: ContractFunction): string {
  return (
    slugs[name as ContractChangeName] ?? name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  )
}

/** The function that the address names, else the contract whole. */
export function readContractView(search: Readonly<Record<string, unknown>>): ContractView {
  return contractFunctions.find((name) => slugOf(name) === search['function']) ?? 'whole'
}

/** The query of the contract page that names a function, and the contract where there is one. */
export function functionQuery(name: ContractFunction, contract?: string): Readonly<Record<string, string>> {
  return { function: slugOf(name), ...(contract !== undefined && { contract }) }
}

/** The contract that the address of a contract page names. */
export function readContractName(search: Readonly<Record<string, unknown>>): string | undefined {
  const { contract } = search
  return typeof contract === 'string' && contract !== '' ? contract : undefined
}
