import { isChange, readContractView } from '../site/contract-functions.ts'
import { matchPath } from '../site/paths.ts'
import type { RouteKey } from '../site/paths.ts'
import type { EntryName } from './menus.ts'

/** A section of the office; a page belongs to one or none. */
export type Section = 'home' | 'contracts' | 'invoices' | 'consumption' | 'requests' | 'profile'

const sections: Readonly<Partial<Record<RouteKey, Section>>> = {
  home: 'home',
  contracts: 'contracts',
  viewContracts: 'contracts',
  viewGasContracts: 'contracts',
  contractInvoices: 'invoices',
  invoices: 'invoices',
  invoice: 'invoices',
  requests: 'requests',
  request: 'requests',
  profile: 'profile',
}

/** What was asked last: each entry of a menu asks about the same address. */
let last: readonly [address?: string, section?: Section | undefined] = []

/** The section of an address. Changes of a contract are entries of their own. */
export function sectionOf(address: string): Section | undefined {
  if (last[0] !== address) last = [address, findSection(address)]
  return last[1]
}

function findSection(address: string): Section | undefined {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  const key = matchPath(pathname)?.key
  if (key !== 'viewContracts') return key && sections[key]
  const view = readContractView(Object.fromEntries(searchParams))
  if (view === 'consumption') return 'consumption'
  return isChange(view) ? undefined : 'contracts'
}

const entries: Readonly<Partial<Record<EntryName, Section>>> = {
  home: 'home',
  contracts: 'contracts',
  viewContracts: 'contracts',
  invoices: 'invoices',
  viewInvoices: 'invoices',
  consumption: 'consumption',
  consumptionPlace: 'consumption',
  requests: 'requests',
  profile: 'profile',
}

/** How an entry is marked: the page itself, or its section. */
export function currentMark(
  { name, href, further }: { readonly name: EntryName; readonly href: string; readonly further?: true },
  here: string,
): 'page' | 'true' | undefined {
  if (further) return undefined
  if (href === here) return 'page'
  const section = entries[name]
  return section !== undefined && section === sectionOf(here) ? 'true' : undefined
}
