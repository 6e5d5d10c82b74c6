import type { SwitchName } from '@endoll/api/deployment/switches.ts'
import type { RouteKey } from '../site/paths.ts'

/**
 * Pages of the specifications that later work builds. Until then their addresses answer not-found and nothing
 * links to them. Building one means: take it off this list and give it a route in routes.tsx.
 */
export const unbuilt = [
  'connect',
  'register',
  'activate',
  'resetPassword',
  'unsignedContact',
  'contact',
  'requestCreate',
  'claims',
  'newElectricityContract',
  'newGasContract',
  'newDualContract',
  'priceComparator',
  'gasPriceComparator',
  'powerCalculator',
] as const satisfies readonly RouteKey[]

export function isBuilt(key: RouteKey): boolean {
  return !(unbuilt as readonly RouteKey[]).includes(key)
}

/**
 * Switches of what later work builds, each with its issue. Until then no code but the table of pages and the menus
 * reads them, and only for what is not built; scripts/switches.test.ts holds that, and asks for tests of the others.
 */
export const unbuiltSwitches: Readonly<Partial<Record<SwitchName, string>>> = {
  noCesionSips: 'C2',
  modifyInvoiceOnline: 'C2',
  modifyInvoiceOnlineOneSide: 'C2',
  electronicNotificationButton: 'C2',
  coupons: 'C2',
  newElectricityContractation: 'E1',
  leads: 'E1',
  promotionalCode: 'E1',
  chat: 'E1',
  newGasContractation: 'E2',
  reclamATCContract: 'F',
  reclamATCMenu: 'F',
  reclamATCContact: 'F',
  contact: 'F',
  unsignedContact: 'F',
  CRMcases: 'F',
  contactAutoReads: 'F',
  signup: 'G',
  comparator: 'I',
  comparatorSideContact: 'I',
  powerCalculator: 'I',
  powerCalculatorSideContact: 'I',
}

export function isBuiltSwitch(name: SwitchName): boolean {
  return unbuiltSwitches[name] === undefined
}
