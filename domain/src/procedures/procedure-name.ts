/**
 * Changes of a contract. Each has its rules beside this file, its switches in api/src/procedures/change-switches.ts and
 * its row in web/src/site/contract-functions.ts; without them nothing compiles.
 */
export const contractChangeNames = ['power', 'iban', 'notification_address'] as const
export type ContractChangeName = (typeof contractChangeNames)[number]

/** What customers ask to have changed: of a contract, or how they themselves are reached. */
export const procedureNames = [...contractChangeNames, 'contact_email', 'contact_mobile'] as const
export type ProcedureName = (typeof procedureNames)[number]

/** Carried out by the distributor: one at a time for each contract. Source: sector practice, not checked (one open ATR case for each contract). */
const BY_DISTRIBUTOR: ReadonlySet<ProcedureName> = new Set(['power'])

/** Whether the distributor carries it out, so that the contract takes no other such change meanwhile. */
export function needsDistributor(name: ProcedureName): boolean {
  return BY_DISTRIBUTOR.has(name)
}
