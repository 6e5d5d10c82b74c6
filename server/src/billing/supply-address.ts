import type { ContractRow } from '../platform/access.ts'

/** Where a contract supplies, on one line. */
export function supplyAddress(
  contract: Pick<ContractRow, 'supply_street' | 'supply_postal_code' | 'supply_city'>,
): string {
  return `${contract.supply_street}, ${contract.supply_postal_code} ${contract.supply_city}`
}
