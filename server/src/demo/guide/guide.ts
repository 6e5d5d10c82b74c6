import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { makeInvoices } from '../bills/make-invoices.ts'
import { demoCustomers } from '../customers.ts'
import { demoSupplyPoints } from '../supply-points.ts'
import { demoContracts } from '../write-folder.ts'
import { contractSights } from './contract-sights.ts'
import { invoiceSights } from './invoice-sights.ts'
import type { DemoDay, Sights } from './sight.ts'

/** Everything that the guide lists, in its order. */
export const sights: readonly Sights[] = [...contractSights, ...invoiceSights]

/** A state has to be there on all of them: the guide is true whatever the day of the first start. */
const FIRST_DAY: Day = '2026-11-21'
const LATER_DAYS = [12, 25]
/** Customers that are named for a state. */
const MOST_CUSTOMERS = 2

const START = `<!-- Made by \`node server/src/demo/guide/write-guide.ts\` from the demo itself. Do not edit. -->

# What the demo shows, and where

\`npm start\` loads the demo through the import door: nine customers, some 140 contracts, three years of hours, and
every bill since 2025-01-01, made from those very hours by the calculation of \`domain/src/billing\`. Recent things move
with the day of the first start; everything older is the same whenever it is loaded.

Nobody in it is real, and nothing leads to anybody: identifiers, accounts and mobiles lie where none are given out, and
the phones on bills and contracts (900 500 005, 006 and 009, the last for faults) are made up. Do not call them.

Sign in with \`<customer>@demo.endoll.test\` and the password that the start prints. Paths are the Spanish ones.
`

function demoOn(today: Day): DemoDay {
  const contracts = demoContracts(today)
  return { today, contracts, invoices: makeInvoices(contracts, today) }
}

/** docs/demo.md: every state that the specification names, who shows it and where. Throws when one is missing. */
export function demoGuide(): string {
  const days = [FIRST_DAY, ...LATER_DAYS.map((later) => addDays(FIRST_DAY, later))].map(demoOn)
  return [START, customerTable(), ...sights.map((found) => sectionOf(found, days)), newCustomers()].join('\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

function customerTable() {
  return table(
    ['customer', 'who', 'what'],
    demoCustomers.map(({ code, name, surnames, what }) => [
      `\`${code}\``,
      `${name} ${surnames}`.trim(),
      what,
    ]),
  )
}

const wizards = [
  ['/nuevo-cliente-dual', 'electricity and gas together; the menu leads here'],
  ['/nuevo-cliente-electricidad', 'electricity alone'],
  ['/nuevo-cliente-gas', 'gas alone'],
] as const

/** The wizards, and the supplies to go through them with. */
function newCustomers() {
  const pages = wizards.map(([path, what]) => [`\`${path}\``, what])
  const supplies = demoSupplyPoints.map(({ cups, tariff, what }) => [`\`${cups}\``, tariff, what])
  const how =
    'Nobody has to sign in. Any CUPS that is valid is taken; of these the distributor has told something.\n'
  return `## Becoming a customer\n\n${table(['where', 'what'], pages)}\n${how}\n${table(['CUPS', 'tariff', 'look at'], supplies)}`
}

function sectionOf({ title, screen, look, shown }: Sights, days: readonly DemoDay[]): string {
  const onDays = days.map((day) => contractsByValue(shown(day)))
  const rows = Object.entries(look).map(([value, words]) => {
    const always = onDays.map((byValue) => byValue.get(value) ?? new Map<string, ReadonlySet<string>>())
    const named = demoCustomers
      .map(({ code }) => code)
      .filter((code) => always.every((byCustomer) => byCustomer.has(code)))
      .slice(0, MOST_CUSTOMERS)
    const [first] = named
    if (first === undefined) throw new Error(`nobody always shows ${value} (${title})`)
    const [today, ...later] = always.map((byCustomer) => [...(byCustomer.get(first) ?? [])])
    const only = today?.find((name) => later.every((names) => names.includes(name)))
    const path = screen.replace('{contract}', only ?? '…')
    const who = named.map((code) => `\`${code}\``).join(', ')
    return [`\`${value}\``, who, `\`${path}\``, words]
  })
  return `## ${title}\n\n${table(['what', 'sign in as', 'where', 'look at'], rows)}`
}

type ByCustomer = ReadonlyMap<string, ReadonlySet<string>>

/** Names of the contracts that show each value, by customer. */
function contractsByValue(shown: ReturnType<Sights['shown']>): Map<string, ByCustomer> {
  const byValue = new Map<string, Map<string, Set<string>>>()
  for (const [value, { customer, name }] of shown) {
    const byCustomer = byValue.get(value) ?? new Map<string, Set<string>>()
    byCustomer.set(customer, (byCustomer.get(customer) ?? new Set()).add(name))
    byValue.set(value, byCustomer)
  }
  return byValue
}
