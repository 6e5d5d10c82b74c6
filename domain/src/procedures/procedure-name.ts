/** What customers ask to have changed; each has its rules beside this file. */
export const procedureNames = [
  'power',
  'iban',
  'notification_address',
  'contact_email',
  'contact_mobile',
] as const
export type ProcedureName = (typeof procedureNames)[number]

/** Carried out by the distributor: one at a time for each contract. Source: sector practice, not checked (one open ATR case for each contract). */
const BY_DISTRIBUTOR: ReadonlySet<ProcedureName> = new Set(['power'])

/** Whether the distributor carries it out, so that the contract takes no other such change meanwhile. */
export function needsDistributor(name: ProcedureName): boolean {
  return BY_DISTRIBUTOR.has(name)
}
