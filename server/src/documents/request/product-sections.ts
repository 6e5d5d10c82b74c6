import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import type { ContractTerms } from '@endoll/domain/contracting/contract-terms.ts'
import { withdrawalDays } from '@endoll/domain/contracting/withdrawal.ts'
import type { TaxRules } from '@endoll/domain/billing/tax-rules.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'
import { RENUNCIATION_TITLE, renunciationText } from '../bonus-renunciation/renunciation-text.ts'
import { fact, type FactSection } from '../house/fact.ts'
import type { DocumentTable } from '../house/house.ts'
import { contractClaims, contractRights } from '../pre-contract/contract-clauses.ts'
import { cutRuleOf, particularConditions, type Pricing } from '../pre-contract/particular-conditions.ts'
import { offeredPricesTable } from '../pre-contract/prices-table.ts'
import { sellerSection } from '../pre-contract/seller-section.ts'
import { withdrawalSection } from '../pre-contract/withdrawal-section.ts'

/** The product that is signed, as it was shown. Powers in W, amounts in cents. */
export interface SignedProduct {
  readonly kind: 'electricity' | 'gas'
  readonly tariff: string
  readonly powersW: readonly number[]
  readonly isPerson: boolean
  /** Whether it can be withdrawn from. */
  readonly consumer: boolean
  readonly start: 'soon' | 'after_withdrawal'
  readonly prices: readonly ProductPrice[]
  /** Taxes of the day on which it was signed; undefined where they are not known. */
  readonly taxes: TaxRules | undefined
  readonly pricing: Pricing
  readonly regulatedSource: string | null
  /** Of the own last twelve months, with the product and with the one before. */
  readonly year: { readonly cents: number; readonly fromCents: number; readonly toCents: number } | null
  readonly yearBeforeCents: number | null
  readonly terms: ContractTerms
  /** Whether the social bonus is given up with it, and that the year before is computed with. */
  readonly bonusRenounced: boolean
  /** The stay of the product that is left. */
  readonly left: { readonly until: Day; readonly percent: string | null } | null
}

interface Written {
  readonly deployment: Deployment
  readonly language: Language
  readonly reference: string
  readonly day: Day
}

/** The prices that are signed. */
export function productPrices(product: SignedProduct, language: Language): DocumentTable {
  return offeredPricesTable(product, language)
}

/** What the last twelve months would have cost with the product, and with the one before. */
function yearFact({ year, yearBeforeCents, bonusRenounced }: SignedProduct, language: Language) {
  const { newContract, request } = texts[language]
  const { product: own } = request
  const { money } = formatterOf(language)
  if (!year) return fact(own.year, newContract.obligation.priceUnknown)
  const note = [own.yearNote]
  // One figure where every reading of the year is there.
  if (year.fromCents < year.toCents) note.push(own.yearRange(money(year.fromCents), money(year.toCents)))
  if (yearBeforeCents !== null) note.push(own.yearBefore(money(yearBeforeCents)))
  if (yearBeforeCents !== null && bonusRenounced)
    note.push(own.yearBonus(money(year.cents - yearBeforeCents)))
  return fact(own.year, money(year.cents), { note: note.join(' ') })
}

/** The stay of the product that is left, with what leaving costs. */
function leftFact(left: SignedProduct['left'], language: Language) {
  if (!left) return []
  const { product: own } = texts[language].request
  const { decimal, longDay } = formatterOf(language)
  const until = longDay(left.until)
  return fact(
    own.left,
    left.percent === null ? own.leftUntil(until) : own.leftPercent(until, decimal(left.percent)),
  )
}

/**
 * What somebody has to know of a product before signing the change to it, as of a new contract: cost, duration, stay, when
 * it counts, how to step back, who sells, conditions and rights (RDLeg 1/2007 art. 97; RD 88/2026 art. 30.1).
 */
export function productSections(product: SignedProduct, written: Written): FactSection[] {
  const { deployment, language, reference, day } = written
  const { obligation, summary: t } = texts[language].newContract
  const { product: own } = texts[language].request
  const { number, decimal } = formatterOf(language)
  const { kind, terms, left, consumer, start } = product
  const days = valueOn(withdrawalDays, day)
  return [
    {
      title: t.terms.title,
      facts: [
        ...yearFact(product, language),
        ...fact(t.terms.start, start === 'soon' ? own.soon : own.after(number(days)), {
          ...(consumer && start === 'soon' && { note: own.early(number(days)) }),
        }),
        ...fact(obligation.duration, obligation.durationText(terms.durationMonths)),
        ...fact(
          obligation.stay,
          terms.stay
            ? obligation.stayText(terms.stay.months, decimal(terms.stay.penaltyPercent))
            : obligation.noStay,
        ),
        ...leftFact(left, language),
        ...fact(t.terms.taxes, t.terms.taxesText(kind)),
      ],
    },
    ...(product.bonusRenounced
      ? [
          {
            title: RENUNCIATION_TITLE,
            facts: fact('RD 897/2017, anexo VII', [...renunciationText(deployment.organisation.legalName)]),
          },
        ]
      : []),
    sellerSection(deployment, language),
    ...(consumer
      ? [
          withdrawalSection(deployment, language, {
            kind,
            day,
            reference,
            product: {
              regulated: product.regulatedSource === null ? null : { source: product.regulatedSource },
            },
            ofProduct: true,
          }),
        ]
      : []),
    particularConditions(
      {
        kind,
        tariff: product.tariff,
        prices: product.prices,
        pricing: product.pricing,
        regulatedSource: product.regulatedSource,
        // Whether it is the usual home is not known: the rule that protects more.
        cutRule: cutRuleOf({ isPerson: product.isPerson, isUsualHome: true, powersW: product.powersW }, day),
        day,
      },
      deployment,
      language,
    ),
    contractRights({ kind, isRegulated: product.regulatedSource !== null }, deployment, language),
    contractClaims(deployment, language, day),
  ]
}
