import { contractTerms, type ContractTerms } from '@endoll/domain/contracting/contract-terms.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import type { Day } from '@endoll/domain/time/day.ts'

/** What a product says of its contracts, as it is stored. */
interface StoredTerms {
  readonly price_kind: string
  readonly duration_months: number | null
  readonly stay_months: number | null
  readonly penalty_percent: string | null
}

/** The columns of StoredTerms. */
export const termColumns = ['price_kind', 'duration_months', 'stay_months', 'penalty_percent'] as const

/** Whether a tax id is a natural person's, of here or from abroad; one that cannot be read is taken for one's. */
export function isPersonNif(nif: string): boolean {
  const parsed = parseNif(nif)
  return !parsed.ok || parsed.kind !== 'company'
}

/** How long contracts of a product last, and what leaving one costs: contractTerms of what is stored. */
export function termsOfProduct(
  product: StoredTerms,
  { tariff, isPerson }: { readonly tariff: string; readonly isPerson: boolean },
  day: Day,
): ContractTerms {
  return contractTerms(
    {
      durationMonths: product.duration_months,
      stayMonths: product.stay_months,
      penaltyPercent: product.penalty_percent,
    },
    { tariff, isPerson, isFixedPrice: product.price_kind === 'fixed' || product.price_kind === 'flat' },
    day,
  )
}
