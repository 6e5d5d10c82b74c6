import type { DraftDetail } from '@endoll/api/contract-drafts.ts'
import type { Language } from '@endoll/api/language.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { formatterOf } from '../../../platform/formatter.ts'
import { texts } from '../../../texts.ts'
import { submissionOf, type DraftRow } from '../draft.ts'

interface FirstYear {
  readonly total: number
  readonly from: number
  readonly to: number
}

/**
 * What has to stand right above the act that obliges to pay, and what that act is called, in words: what is bought, what
 * it costs in all, how long it lasts and what leaving costs (RDLeg 1/2007 arts 97.1.a, e, p and q and 98.2). The proof of
 * the signature keeps the same words.
 */
export function obligationOf(
  draft: Pick<DraftRow, 'submission' | 'kind' | 'tariff' | 'powers_w'>,
  language: Language,
): DraftDetail['obligation'] {
  const words = texts[language].newContract.obligation
  const { money, power, decimal } = formatterOf(language)
  const { lead, product } = submissionOf(draft)
  const cost = product.first_year as FirstYear | null
  const { terms } = product
  const cents = (euros: number) => money(centsOf(euros))
  return {
    act: words.act,
    facts: [
      {
        term: words.what,
        text: words.whatText({
          kind: draft.kind,
          product: product.name,
          tariff: draft.tariff,
          powers: [...new Set(draft.powers_w)].map((powerW) => power(powerW)).join(', '),
          cups: groupCups(lead.cups.name),
        }),
      },
      {
        term: words.price,
        text: cost
          ? words.priceText({
              year: cents(cost.total),
              month: money(Math.round(centsOf(cost.total) / 12)),
              from: cents(cost.from),
              to: cents(cost.to),
            })
          : words.priceUnknown,
      },
      {
        term: words.duration,
        text: terms ? words.durationText(terms.durationMonths) : words.durationUnknown,
      },
      {
        term: words.stay,
        text: terms?.stay
          ? words.stayText(terms.stay.months, decimal(terms.stay.penaltyPercent))
          : terms
            ? words.noStay
            : words.durationUnknown,
      },
    ],
  }
}
