import type { TaxedSupply, TaxRelief } from '@endoll/domain/billing/tax-rules.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import type { ContractRow } from '../platform/access.ts'

type Used = Pick<ContractRow, 'industrial' | 'tax_relief' | 'tax_relief_percent'>

/**
 * What the energy of a contract is for, as taxes look at it: what the retailer's file says, else a business where a firm is
 * billed, else a home; and the use for which the base of the electricity tax is reduced.
 */
export function taxedUseOf(
  { industrial, tax_relief: relief, tax_relief_percent: energyPercent }: Used,
  fiscalNif: string,
): Pick<TaxedSupply, 'use'> & { readonly relief?: TaxRelief } {
  const nif = parseNif(fiscalNif)
  return {
    use: industrial ? 'industrial' : nif.ok && nif.kind === 'company' ? 'business' : 'household',
    ...(relief === null ? {} : { relief: { use: relief, energyPercent } }),
  }
}
