import type { Day } from '@endoll/domain/time/day.ts'
import type { DemoInvoice } from '../bills/invoice.ts'
import type { DemoContract } from '../contract.ts'

/** The demo on a day. */
export interface DemoDay {
  readonly today: Day
  readonly contracts: readonly DemoContract[]
  readonly invoices: readonly DemoInvoice[]
}

/** The values that something can have, what to look at on the screen, and which contracts show each. */
export interface Sights {
  readonly title: string
  /** The values that there are, where the code has a list of them; a test holds `look` to it. */
  readonly values?: readonly string[]
  /** Path of the screen in Spanish; {contract} is the contract's name. */
  readonly screen: string
  readonly look: Readonly<Record<string, string>>
  /** The values shown, each with the contract that shows it. */
  readonly shown: (day: DemoDay) => Iterable<readonly [value: string, contract: DemoContract]>
}

/** Values of each contract. */
export function ofContracts(values: (contract: DemoContract, today: Day) => readonly string[]) {
  return ({ contracts, today }: DemoDay) =>
    contracts.flatMap((contract) => values(contract, today).map((value) => [value, contract] as const))
}

/** Values of each invoice. */
export function ofInvoices(values: (invoice: DemoInvoice, today: Day) => readonly string[]) {
  return ({ invoices, today }: DemoDay) =>
    invoices.flatMap((invoice) => values(invoice, today).map((value) => [value, invoice.contract] as const))
}
