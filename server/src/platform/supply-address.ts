import type { ContractRow } from './access.ts'

/** Where a contract supplies, on one line. */
export const supplyAddress = (
  contract: Pick<ContractRow, 'supply_street' | 'supply_postal_code' | 'supply_city'>,
): string => `${contract.supply_street}, ${contract.supply_postal_code} ${contract.supply_city}`
