import type { Obligation } from '@endoll/api/obligation.ts'
import type { Language } from '@endoll/api/language.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { obligationWords } from '../../../documents/pre-contract/obligation.ts'
import { submissionOf, type DraftRow } from '../draft.ts'

interface FirstYear {
  readonly total: number
  readonly from: number
  readonly to: number
  /** Of a product that follows the market. */
  readonly market?: unknown
}

/** What stands above the signature of a contract that was asked for. */
export function obligationOf(
  draft: Pick<DraftRow, 'reference' | 'submission' | 'kind' | 'tariff' | 'powers_w'>,
  language: Language,
): Obligation {
  const { lead, product } = submissionOf(draft)
  const cost = product.first_year as FirstYear | null
  return obligationWords(
    {
      kind: draft.kind,
      product: product.name,
      tariff: draft.tariff,
      powersW: draft.powers_w,
      cups: lead.cups.name,
      cost: cost && {
        totalCents: centsOf(cost.total),
        fromCents: centsOf(cost.from),
        toCents: centsOf(cost.to),
        atMarket: Boolean(cost.market),
      },
      durationMonths: product.terms?.durationMonths ?? null,
      stay: product.terms?.stay ?? null,
    },
    language,
  )
}
