/**
 * Changes of a contract. Each has its rules beside this file, its switches in api/src/procedures/change-switches.ts and
 * its row in web/src/site/contract-functions.ts; without them nothing compiles.
 */
export const contractChangeNames = [
  'power',
  'iban',
  'notification_address',
  'sips',
  'invoice_online',
  'electronic_notification',
  'tariff_options',
  'battery',
  'end_supply',
  'end_service',
  'withdrawal',
  'change_holder',
  'change_product',
] as const
export type ContractChangeName = (typeof contractChangeNames)[number]

/** What customers ask for: a change of a contract or of how they are reached, to pay a bill in parts, or to have their data erased. */
export const procedureNames = [
  ...contractChangeNames,
  'contact_email',
  'contact_mobile',
  'instalments',
  'erasure',
] as const
export type ProcedureName = (typeof procedureNames)[number]

/** Carried out by the distributor: one at a time for each contract. Source: sector practice, not checked (one open ATR case for each contract). */
const BY_DISTRIBUTOR: ReadonlySet<ProcedureName> = new Set(['power', 'sips', 'end_supply', 'change_holder'])

/** Whether the distributor carries it out, so that the contract takes no other such change meanwhile. */
export function needsDistributor(name: ProcedureName): boolean {
  return BY_DISTRIBUTOR.has(name)
}

/** Whether it is agreed between customer and retailer: sent to the retailer, and in effect once it is accepted. */
export function isAgreement(name: ProcedureName): boolean {
  return name === 'instalments' || name === 'erasure'
}

/** The retailer carries these out and answers, without a signature and without the distributor. */
const BY_RETAILER: ReadonlySet<ProcedureName> = new Set([
  'electronic_notification',
  'withdrawal',
  'change_product',
  'end_service',
])

/** Whether it counts only once the retailer has answered; what is signed is always sent. */
export function needsRetailer(name: ProcedureName): boolean {
  return BY_RETAILER.has(name)
}

/** What else must not be under way: what ends a contract or hands it over, and what depends on its product. */
const WAITS_FOR: Readonly<Partial<Record<ProcedureName, readonly ProcedureName[]>>> = {
  change_product: ['end_supply', 'change_holder', 'withdrawal'],
  change_holder: ['change_product'],
  tariff_options: ['change_product'],
}

/** The other changes of a contract that have to end before this one may be asked for, beside those of the distributor. */
export function waitsFor(name: ProcedureName): readonly ProcedureName[] {
  return WAITS_FOR[name] ?? []
}
