/** What decides whether a contract may be changed now. */
export type ModifiableContract = {
  /** As the retailer's systems send it; only `activa` contracts are changed. */
  readonly state: string
  /** Whether the distributor would take a request: none of another is under way. */
  readonly atrAvailable: boolean
}

/** Why a contract cannot be changed now. */
export type ModificationRefusal = 'contract_not_active' | 'process_running'

/**
 * Why a change must wait, or undefined if it may be asked for. Every change requires an active contract; one that the
 * distributor carries out (power, SIPS) also that no other of its kind is under way.
 * Source: docs/coverage rows c4.modifications and c4.modifications-sips.
 */
export function findModificationRefusal(
  contract: ModifiableContract,
  { needsDistributor }: { needsDistributor: boolean },
): ModificationRefusal | undefined {
  if (contract.state !== 'activa') return 'contract_not_active'
  return needsDistributor && !contract.atrAvailable ? 'process_running' : undefined
}
