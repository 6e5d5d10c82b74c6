import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { unpaidWaits } from '@endoll/domain/billing/rates/unpaid.ts'
import { citations, contractDuties } from '@endoll/domain/contracting/contract-duties.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { formatterOf, type Formatter } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'
import type { ConditionFigures } from './condition-figures.ts'
import { fact, type FactSection } from '../house/fact.ts'

/** How a product's prices are set, as it was offered on the day on which the contract was asked for. */
export interface Pricing {
  readonly kind: 'fixed' | 'indexed' | 'flexible' | 'flat'
  /** When and by which formula prices that the retailer revises are revised, in the retailer's words. */
  readonly revision: string | null
}

/** Electricity of a natural person's usual home is cut by rules of its own. */
export type CutRule = 'small_home' | 'home' | 'other'

/** What the conditions of one contract depend on. */
export interface Conditioned {
  readonly kind: 'electricity' | 'gas'
  readonly tariff: string
  readonly prices: readonly ProductPrice[]
  /** Null of contracts that were asked for before it was kept. */
  readonly pricing: Pricing | null
  /** Who set the prices, of a tariff of last resort. */
  readonly regulatedSource: string | null
  /** The voluntary price for small consumers: RD 216/2014 art. 19. */
  readonly isPvpc?: boolean
  readonly cutRule: CutRule
  /** On which it is made: of which the law's figures are. */
  readonly day: Day
}

/** Which rule a cut of electricity follows. Source: RD 88/2026 arts 46.1 and 47.1. */
export function cutRuleOf(
  home: {
    readonly isPerson: boolean
    readonly isUsualHome: boolean
    readonly powersW: readonly number[]
  },
  day: Day,
): CutRule {
  if (!home.isPerson || !home.isUsualHome) return 'other'
  return Math.max(0, ...home.powersW) <= valueOn(contractDuties, day).smallHomeW ? 'small_home' : 'home'
}

type Words = (typeof texts)['es']['newContract']['summary']

interface Wording {
  readonly t: Words['particular']
  readonly units: Words['units']
  readonly pvpc: Words['pvpc']
  readonly format: Formatter
}

function ofConcept(prices: readonly ProductPrice[], concept: ProductPrice['concept']) {
  return prices.filter((price) => price.concept === concept)
}

/** When and how the prices may be revised: none where they are fixed (art. 30.1.i). */
function revisionText(
  { prices, pricing, regulatedSource, isPvpc }: Conditioned,
  { t, units, format, pvpc }: Wording,
): string | null {
  if (regulatedSource !== null) return t.revisionRegulated(regulatedSource)
  if (pricing === null) return null
  if (pricing.kind === 'flexible') return pricing.revision
  if (pricing.kind !== 'indexed') return t.revisionFixed
  const said = (concept: 'market' | 'market_addition') =>
    ofConcept(prices, concept)
      .map(({ price, tariffPeriod, unit }) =>
        [tariffPeriod === 0 ? '' : `P${tariffPeriod}: `, format.decimal(price), ` ${units[unit]}`].join(''),
      )
      .join(', ')
  const formula = t.revisionIndexed(said('market'), said('market_addition'))
  return isPvpc === true ? `${pvpc.revision} ${formula}` : formula
}

/** Each discount with what it is of and how long it lasts (art. 30.1.k). */
function discountLines({ prices }: Conditioned, { t, units, format }: Wording): string[] {
  return ofConcept(prices, 'discount').map(({ price, unit, to }) => {
    const until = to === undefined ? t.discountOpen : t.discountUntil(format.longDay(addDays(to, -1)))
    const amount = `${format.decimal(price)} ${units[unit]}`
    return unit === '%' ? t.discountPercent(amount, until) : t.discountAmount(amount, until)
  })
}

function figuresOf(day: Day, format: Formatter): ConditionFigures {
  const law = valueOn(contractDuties, day)
  const waits = valueOn(unpaidWaits, day)
  return {
    cites: citations,
    voltage: format.number(law.voltagePercent),
    connection: format.number(law.connectionWorkingDays),
    extension: format.number(law.extensionWorkingDays),
    change: format.number(law.switchWorkingDays),
    service: `${format.decimal(law.serviceEuros)} €`,
    servicePercent: format.number(law.servicePercent),
    points: format.decimal(law.interestPoints),
    reading: format.number(law.readingWorkingDays),
    account: format.number(law.finalAccountDays),
    months: format.number(waits.months),
    bonusMonths: format.number(waits.bonusMonths),
    minimumSupply: format.power(waits.minimumSupply.powerW),
    minimumMonths: format.number(waits.minimumSupply.months),
    letter: format.number(waits.cutWorkingDays),
  }
}

/**
 * What RD 88/2026 art. 30.1 wants said beside the data of the contract: i, k, l, m, p, q, s, t, u and v, with the consent
 * of art. 34.3.b; of gas what does not depend on that decree.
 */
export function particularConditions(
  contract: Conditioned,
  { organisation, legal, contracting }: Pick<Deployment, 'organisation' | 'legal' | 'contracting'>,
  language: Language,
): FactSection {
  const { particular: t, units, pvpc } = texts[language].newContract.summary
  const wording: Wording = { t, units, pvpc, format: formatterOf(language) }
  const { legalName, nif, address, email } = organisation
  const rightsAt = legal.dataProtectionOfficer ?? email
  const discounts = discountLines(contract, wording)
  const figures = figuresOf(contract.day, wording.format)
  const privacy = /^https?:/.test(legal.privacy) ? { note: t.dataPolicy(legal.privacy) } : {}
  const cut = {
    small_home: t.cutSmallHome(figures),
    home: t.cutHome,
    other: t.cutOther(contracting.cutNoticeDays),
  }[contract.cutRule]
  return {
    title: t.title,
    facts: [
      ...fact(t.revision, revisionText(contract, wording)),
      ...fact(t.discounts, discounts.length === 0 ? t.noDiscount : discounts),
      ...fact(t.services, contract.isPvpc === true ? pvpc.noServices : t.noServices),
      ...(contract.kind === 'gas'
        ? []
        : [
            ...fact(t.quality, t.qualityText(figures), { note: t.connection(figures) }),
            ...fact(t.meter, t.meterText(contract.tariff)),
            ...fact(t.compensation, t.compensationText(figures)),
            ...fact(t.cut, cut, { note: t.cutNever(figures) }),
            ...fact(t.correction, t.correctionText, { note: t.readings(figures) }),
            ...fact(t.rights, [t.rightsAccount(figures), ...t.rightsText, t.rightsOthers(figures)]),
            ...fact(t.access, t.accessText(organisation.legalName, contract.tariff)),
          ]),
      ...fact(
        t.data,
        t.dataText(`${legalName}, NIF ${nif}${address === null ? '' : `, ${address}`}`, rightsAt),
        privacy,
      ),
    ],
  }
}
