import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { leadAddressLine } from '@endoll/api/lead-address.ts'
import type { Lead } from '@endoll/api/leads.ts'
import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { contractDuties } from '@endoll/domain/contracting/contract-duties.ts'
import type { ContractTerms } from '@endoll/domain/contracting/contract-terms.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { PVPC_UP_TO_W } from '@endoll/domain/contracting/regulated-price.ts'
import { withdrawalDays } from '@endoll/domain/contracting/withdrawal.ts'
import { pvpcRenewalMonths } from '@endoll/domain/notifications/renewal-notice.ts'
import { groupCups, parseCups } from '@endoll/domain/identity/cups.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { findElectricityDistributor } from '@endoll/domain/supply/distributor.ts'
import { groupPowers } from '@endoll/domain/supply/power-groups.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { formatterOf, type Formatter } from '../../platform/formatter.ts'
import { texts, type ServerTexts } from '../../texts.ts'
import { taxesOfOffer } from '../../billing/taxed-prices.ts'
import { offeredPricesTable } from './prices-table.ts'
import { sellerSection } from './seller-section.ts'
import { firstYearOf, marketWords } from './first-year.ts'
import { withdrawalSection } from './withdrawal-section.ts'
import { contractClaims, contractRights } from './contract-clauses.ts'
import { cutRuleOf, particularConditions, type Pricing } from './particular-conditions.ts'
import type { ContractContent } from '../contract/contract-document.ts'
import { maskIban } from '../contract/contract-document.ts'
import type { Document } from '../document.ts'
import { fact, type FactSection } from '../house/fact.ts'
import type { DocumentTable } from '../house/house.ts'

/** A contract that waits for its signature, as its draft keeps it. */
export interface PreContractSource {
  readonly reference: string
  /** On which it was sent. */
  readonly day: Day
  readonly tariff: string
  readonly powersW: readonly number[]
  readonly kind: 'electricity' | 'gas'
  /** Gas has no self-consumption. */
  readonly lead: Pick<Lead, 'owner' | 'cups' | 'cnae' | 'owner_address' | 'bank'> &
    Partial<Pick<Lead, 'selfcons'>>
  /** Class of CNAE and its text, as 9820 · …; null if the list has none. */
  readonly activity: string | null
  readonly product: {
    readonly name: string
    readonly first_year: unknown
    /** Who sets the prices, of a tariff of last resort. */
    readonly regulated?: { readonly source: string } | null
    readonly pvpc?: boolean
    readonly terms?: ContractTerms
    readonly pricing?: Pricing
  }
  readonly prices: readonly ProductPrice[]
  readonly submissionSha256: string
}

type Words = ServerTexts['newContract']['summary']

function lineOf(address: Lead['cups'], zip: string, language: Language): string {
  return leadAddressLine(address, { postalCode: zip, city: address.poblacio }, language)
}

function pricesTable(source: PreContractSource, language: Language): DocumentTable | null {
  const { prices, kind, product, lead, tariff, powersW, day } = source
  if (prices.length === 0) return null
  const taxes = taxesOfOffer(
    { kind, province: lead.cups.dp.slice(0, 2), tariff, powersW, isPerson: lead.owner?.type !== 'J' },
    day,
  )
  return offeredPricesTable(
    { kind, prices, taxes, regulatedSource: product.regulated?.source ?? null },
    language,
  )
}

/** What the first year is thought to cost, and what that rests on. */
export function firstYearSection(
  { product, kind }: { readonly product: { readonly first_year: unknown } } & Pick<PreContractSource, 'kind'>,
  t: Pick<Words, 'firstYear'>,
  format: Formatter,
): FactSection[] {
  const cost = firstYearOf(product)
  if (!cost) return []
  const cents = (euros: number) => Math.round(euros * 100)
  const { market } = cost
  return [
    {
      title: t.firstYear.title,
      facts: [
        ...fact(t.firstYear.total, format.money(cents(cost.total)), {
          note: t.firstYear.note(
            { basis: cost.basis, kind, surplus: format.energy(Math.round((cost.surplus_kwh ?? 0) * 1000)) },
            format.energy(Math.round(cost.kwh * 1000)),
            format.money(cents(cost.from)),
            format.money(cents(cost.to)),
          ),
        }),
        // RD 88/2026 art. 13.n, [law.13.n]
        ...(market
          ? fact(t.firstYear.month, format.money(cents(market.month)), {
              note: t.firstYear.market(marketWords(market, format)),
            })
          : []),
      ],
    },
  ]
}

/** A person with all surnames, or a firm. */
export function holderName(owner: Lead['owner']): string {
  return owner?.type === 'F'
    ? [owner.first_name, owner.surname1, owner.surname2].filter(Boolean).join(' ')
    : (owner?.name ?? '')
}

function peopleSection({ lead }: PreContractSource, t: Words, language: Language): FactSection {
  const { owner, owner_address: reach } = lead
  const nif = owner?.type === 'F' ? owner.fisic_vat : (owner?.juridic_vat.replace(/^ES/, '') ?? '')
  const name = holderName(owner)
  return {
    title: t.people.title,
    facts: [
      ...fact(t.people.holder, [name, t.people.nif(nif)]),
      ...(owner?.type === 'J'
        ? fact(t.people.representative, [owner.rep_name_full, t.people.nif(owner.rep_vat)])
        : []),
      ...(reach?.different_address
        ? fact(t.people.letters, lineOf({ ...reach, name: '', dp: '' }, reach.zip, language))
        : []),
      ...fact(t.people.email, reach?.email ?? null),
      ...fact(t.people.mobile, reach ? phoneText(reach.mobile) : null),
    ],
  }
}

/** Who distributes electricity there: by name where it is known, and the four digits of the CUPS. */
function distributorOf({ lead }: PreContractSource, t: Words): string | null {
  const cups = parseCups(lead.cups.name)
  if (!cups.ok) return null
  const code = cups.distributorPrefix
  const name = findElectricityDistributor(cups.cups, lead.cups.dp.slice(0, 2))?.name
  return [name, t.supply.distributorCode(code)].filter(Boolean).join(', ')
}

function conditionsOf(source: PreContractSource, deployment: Deployment, language: Language): FactSection {
  const { kind, tariff, prices, product, lead, powersW } = source
  return particularConditions(
    {
      kind,
      tariff,
      prices,
      pricing: product.pricing ?? null,
      regulatedSource: product.regulated?.source ?? null,
      isPvpc: product.pvpc === true,
      cutRule: cutRuleOf(
        {
          isPerson: lead.owner?.type === 'F',
          isUsualHome: lead.cnae.vivienda === 'habitual',
          powersW,
        },
        source.day,
      ),
      day: source.day,
    },
    deployment,
    language,
  )
}

/** How long it lasts and what leaving costs; drafts of before these were told say where it stands. */
function termsFacts(
  { product: { terms, pvpc }, day }: PreContractSource,
  language: Language,
): FactSection['facts'] {
  const { obligation, summary } = texts[language].newContract
  const format = formatterOf(language)
  if (!terms) return fact(obligation.duration, summary.terms.durationText)
  const { stay } = terms
  return [
    ...fact(
      obligation.duration,
      obligation.durationText(terms.durationMonths),
      pvpc === true ? { note: summary.pvpc.renewal(format.number(valueOn(pvpcRenewalMonths, day))) } : {},
    ),
    ...(pvpc === true
      ? fact(summary.clauses.market, summary.pvpc.what, {
          note: summary.pvpc.who(format.power(PVPC_UP_TO_W)),
        })
      : []),
    ...fact(
      obligation.stay,
      stay ? obligation.stayText(stay.months, format.decimal(stay.penaltyPercent)) : obligation.noStay,
    ),
  ]
}

function powersInShort(powersW: readonly number[], format: Formatter): string {
  return groupPowers([...powersW])
    .map(({ periods, powerW }) =>
      periods === undefined ? format.power(powerW) : `${periods} ${format.power(powerW)}`,
    )
    .join(' · ')
}

/** What somebody has to know before signing: who sells, what, at which price, for how long, and how to step back. */
export function preContractDocument(
  source: PreContractSource,
  {
    deployment,
    language,
    what,
  }: {
    readonly deployment: Deployment
    readonly language: Language
    /** The contract says the same, and is what is signed. */
    readonly what: 'summary' | 'contract'
  },
): Document {
  const t: Words = texts[language].newContract.summary
  const format = formatterOf(language)
  const { lead, product, reference, kind } = source
  const { organisation } = deployment
  const supply = lineOf(lead.cups, lead.cups.dp, language)
  const { title, answer, closing, fileName } = what === 'contract' ? t.contract : t
  const content: ContractContent = {
    title: title(reference),
    answer,
    detail: t.detail(supply, kind),
    highlights: [
      ...fact(t.product, product.name),
      ...(kind === 'gas' ? [] : fact(t.power, powersInShort(source.powersW, format))),
      ...fact(t.tariff, source.tariff),
      ...fact(t.account, lead.bank.iban ? `•••• ${lead.bank.iban.slice(-4)}` : t.none),
    ],
    powers: null,
    services: pricesTable(source, language),
    left: [
      {
        title: t.supply.title,
        facts: [
          ...fact('CUPS', groupCups(lead.cups.name)),
          ...(what === 'contract'
            ? [
                ...fact(t.supply.contract, reference),
                ...(kind === 'gas'
                  ? []
                  : [
                      ...fact(t.supply.distributor, distributorOf(source, t)),
                      ...fact(t.supply.policy, t.supply.policyText),
                    ]),
                ...fact(t.supply.activity, source.activity),
              ]
            : []),
          ...fact(t.supply.address, supply),
          ...fact(t.supply.cadastral, lead.cups.ref_catastral || null),
          ...(kind === 'gas' ? [] : fact(t.supply.selfConsumption, lead.selfcons ? t.yes : t.no)),
          ...fact(t.account, lead.bank.iban ? maskIban(lead.bank.iban) : null),
        ],
      },
      ...firstYearSection(source, t, format),
      sellerSection(deployment, language),
      contractClaims(deployment, language, source.day),
    ],
    right: [
      peopleSection(source, t, language),
      {
        title: t.terms.title,
        facts: [
          ...termsFacts(source, language),
          ...fact(
            t.terms.start,
            t.terms.startText(
              format.number(valueOn(contractDuties, source.day).switchWorkingDays),
              format.number(valueOn(withdrawalDays, source.day)),
            ),
          ),
          ...fact(
            t.terms.withdrawal,
            t.terms.withdrawalText(valueOn(withdrawalDays, source.day), organisation.email),
          ),
          ...fact(t.terms.payment, t.terms.paymentText),
          ...fact(t.terms.taxes, t.terms.taxesText(kind)),
        ],
      },
      ...(what === 'contract'
        ? [
            contractRights(
              { kind, isRegulated: Boolean(product.regulated), isPvpc: product.pvpc === true },
              deployment,
              language,
            ),
          ]
        : []),
    ],
    below: [
      ...(lead.owner?.type === 'F' ? [withdrawalSection(deployment, language, source)] : []),
      ...(what === 'contract' ? [conditionsOf(source, deployment, language)] : []),
    ],
    closing: closing(format.longDay(source.day), source.submissionSha256),
  }
  return {
    template: 'contract/contract.typ',
    title: `${title(reference)} · ${organisation.name}`,
    fileName: fileName(reference),
    content,
  }
}
