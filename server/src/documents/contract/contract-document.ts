import { contractStatus } from '@endoll/domain/contracting/contract-status.ts'
import { twoPowerPeakHours } from '@endoll/domain/supply/tariff-periods.ts'
import type { BatteryLink, ContractDetail } from '@endoll/api/contracts.ts'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { groupIban } from '@endoll/domain/identity/iban.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { showsGasFlow } from '@endoll/domain/supply/gas-tariff.ts'
import { groupPowers } from '@endoll/domain/supply/power-groups.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import type { ContractRow } from '../../platform/access.ts'
import { contractIban } from '../../platform/contract-iban.ts'
import { supplyAddress } from '../../billing/supply-address.ts'
import type { Document } from '../document.ts'
import { formatterOf, type Formatter } from '../../platform/formatter.ts'
import { contractClaims } from '../pre-contract/contract-clauses.ts'
import { sunOf } from './contract-sun.ts'
import { fact, languageIn, type Fact, type FactSection } from '../house/fact.ts'
import { phoneAddress, type DocumentTable } from '../house/house.ts'
import { texts, type ServerTexts } from '../../texts.ts'

/** A contract with what its document needs beside its own row. */
export interface ContractSource {
  readonly contract: ContractRow & {
    readonly product_name: string
    readonly product_commercial_name: string | null
  }
  /** When it renews; null if it does not. */
  readonly renewal: ContractDetail['renewal']
  readonly services: readonly ContractServiceSource[]
  /** What the product costs, and the batteries that the contract is tied to. */
  readonly prices: ContractDetail['prices']
  readonly batteries: readonly BatteryLink[]
  /** The language of each text of the retailer's own, where it is known. */
  readonly textLanguages: Readonly<Record<string, string>>
}

export interface ContractServiceSource {
  readonly kind: 'service' | 'social_bonus'
  readonly name: string
  readonly start_day: string
  readonly end_day: string | null
  /** Euros a month, and per cent: decimals as text. */
  readonly price_month: string | null
  readonly discount_percent: string | null
}

/** What `contract.typ` lays out. */
export interface ContractContent {
  readonly title: string
  readonly answer: string
  readonly detail: string
  readonly highlights: readonly Fact[]
  readonly left: readonly FactSection[]
  readonly right: readonly FactSection[]
  /** Two columns on a page of their own. */
  readonly overleaf?: { readonly left: readonly FactSection[]; readonly right: readonly FactSection[] }
  /** Under both columns, on the whole width. */
  readonly below?: readonly FactSection[]
  readonly powers: DocumentTable | null
  readonly services: DocumentTable | null
  readonly closing: string
}

/** For whom it is written: the retailer's deployment, the language, the day on which it is made. */
export interface ContractReader {
  readonly deployment: Deployment
  readonly language: Language
  readonly today: Day
}

type Words = ServerTexts['contract']

/** The words of one language, and how it writes figures. */
export interface ContractWords {
  readonly t: Words
  /** How long it lasts, and that it renews. */
  readonly renews: ServerTexts['newContract']['obligation']['durationText']
  readonly format: Formatter
}

/** A masked account: country and control digits, and the last four characters. */
export function maskIban(iban: string): string {
  const [first = '', ...rest] = groupIban(iban).split(' ')
  const last = iban.slice(-4)
  return [first, ...rest.slice(1).map(() => '••••'), last].join(' ')
}

function answerOf(
  { state, sign_day, start_day, end_day }: ContractRow,
  { t, format }: ContractWords,
): string {
  const status = contractStatus({ state, signDay: sign_day })
  if (status === 'active')
    return start_day ? t.answer.activeSince(format.longDay(start_day)) : t.answer.active
  if (status === 'closed') return end_day ? t.answer.closedOn(format.longDay(end_day)) : t.answer.closed
  return sign_day ? t.answer.inProcess(format.longDay(sign_day)) : t.answer.waitingSignature
}

/** '4,6 kW', or 'P1 3,45 kW · P2 4,6 kW'. */
function powersInShort({ powers_w }: ContractRow, { format }: ContractWords): string {
  return groupPowers(powers_w)
    .map(({ periods, powerW }) =>
      periods === undefined
        ? format.power(powerW)
        : `${periods} ${format.power(powerW)}`.replaceAll(' ', '\u00a0'),
    )
    .join(' · ')
}

function flowOf({ tariff, flow_m3h }: ContractRow, { format }: ContractWords): string | null {
  return flow_m3h !== null && showsGasFlow(tariff) ? `${format.decimal(flow_m3h)} m³/h` : null
}

function productOf({ contract }: ContractSource) {
  return contract.product_commercial_name ?? contract.product_name
}

function highlightsOf(source: ContractSource, words: ContractWords): Fact[] {
  const { contract } = source
  const { highlights: t } = words.t
  const iban = contractIban(contract)
  return [
    ...fact(t.product, productOf(source), languageIn(source.textLanguages, productOf(source))),
    ...(contract.kind === 'gas'
      ? fact(t.flow, flowOf(contract, words))
      : fact(t.power, powersInShort(contract, words))),
    ...fact(t.tariff, contract.tariff),
    ...fact(t.account, iban === null ? words.t.noAccount : `•••• ${iban.slice(-4)}`),
  ]
}

function datesOf(
  { contract, renewal }: ContractSource,
  { t: { dates: t }, renews, format }: ContractWords,
): FactSection {
  const day = (value: string | null) => value && format.longDay(value)
  const { state, sign_day, start_day, end_day, commitment_end_day } = contract
  return {
    title: t.title,
    facts: [
      ...fact(t.signed, day(sign_day) ?? (state === 'esborrany' ? t.unsigned : null)),
      ...fact(t.start, day(start_day)),
      ...fact(t.end, day(end_day)),
      ...(renewal
        ? fact(t.renewal, format.longDay(renewal.last_day), {
            note: [renews(renewal.months), t.renewalNote].join(' '),
          })
        : []),
      ...(commitment_end_day
        ? fact(t.commitment, format.longDay(commitment_end_day), {
            note: t.commitmentNote,
          })
        : []),
    ],
  }
}

function peopleOf(contract: ContractRow, { t: { people: t } }: ContractWords): FactSection {
  return {
    title: t.title,
    facts: [
      ...fact(t.owner, [contract.owner_name, t.nif(contract.owner_nif)], { note: t.ownerNote }),
      ...fact(t.payer, contract.payer_name, { note: t.payerNote }),
      ...fact(t.fiscal, [contract.fiscal_name, t.nif(contract.fiscal_nif), contract.fiscal_address], {
        note: t.fiscalNote,
      }),
      ...fact(t.notification, [contract.notification_name, contract.notification_address]),
      ...fact(t.email, contract.notification_email),
      ...fact(t.mobile, contract.notification_mobile && phoneText(contract.notification_mobile)),
    ],
  }
}

function noticesOf(contract: ContractRow, { t: { payment: t }, format }: ContractWords): string {
  const { electronic_notification, electronic_notification_start, electronic_notification_request } = contract
  if (electronic_notification && electronic_notification_start)
    return t.electronic(format.longDay(electronic_notification_start))
  return electronic_notification_request
    ? t.requested(format.longDay(electronic_notification_request))
    : t.postal
}

function paymentOf(contract: ContractRow, words: ContractWords): FactSection {
  const { payment: t } = words.t
  const iban = contractIban(contract)
  const sips = { unactive: t.sipsUnactive, requested: t.sipsRequested, active: t.sipsActive }
  return {
    title: t.title,
    facts: [
      ...(iban === null
        ? fact(t.account, t.noAccount)
        : fact(t.account, maskIban(iban), { note: t.accountNote })),
      ...fact(t.invoices, contract.invoice_online ? t.online : t.paper),
      ...fact(t.notices, noticesOf(contract, words)),
      ...fact(t.sips, sips[contract.no_cession_sips], { note: t.sipsNote }),
    ],
  }
}

function supplyOf(contract: ContractRow, words: ContractWords): FactSection {
  const { supply: t } = words.t
  const { pressure_bar, distributor_phone } = contract
  return {
    title: t.title,
    facts: [
      ...fact(t.cups, groupCups(contract.cups), { note: t.cupsNote }),
      ...fact(t.address, supplyAddress(contract)),
      ...fact(t.cadastral, contract.cadastral_reference),
      ...fact(t.tariff, contract.tariff, { note: t.tariffNote }),
      ...fact(t.pressure, pressure_bar === null ? null : `${words.format.decimal(pressure_bar)} bar`),
      ...(contract.kind === 'gas' ? fact(t.flow, flowOf(contract, words)) : []),
      ...fact(t.distributor, contract.distributor_name, { note: t.distributorNote }),
      ...fact(t.reference, contract.distributor_reference, { note: t.referenceNote }),
      ...(distributor_phone
        ? fact(t.faults, phoneText(distributor_phone), {
            note: t.faultsNote,
            address: phoneAddress(distributor_phone),
          })
        : []),
    ],
  }
}

function powersOf(
  { kind, powers_w }: ContractRow,
  { t: { powers: t }, format }: ContractWords,
): DocumentTable | null {
  if (kind === 'gas' || powers_w.length === 0) return null
  const two = powers_w.length === 2
  return {
    title: t.title,
    columns: [
      { header: t.period, align: 'start' },
      ...powers_w.map((_, index) => ({ header: `P${index + 1}`, align: 'start' as const })),
    ],
    rows: [
      [t.power, ...powers_w.map(format.power)],
      ...(two
        ? [
            [
              t.hours,
              t.hoursP1(twoPowerPeakHours.from, twoPowerPeakHours.to),
              t.hoursP2(twoPowerPeakHours.from),
            ],
          ]
        : []),
    ],
    note: two ? t.note : t.noteSix,
  }
}

function termsOf(service: ContractServiceSource, { t: { services: t }, format }: ContractWords): string {
  return [
    service.price_month === null ? '' : t.perMonth(format.price(service.price_month)),
    service.discount_percent === null ? '' : t.discount(format.decimal(service.discount_percent)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A bonus whose name does not say what it is. */
function isPrefixed({ kind, name }: Pick<ContractServiceSource, 'kind' | 'name'>): boolean {
  return kind === 'social_bonus' && !/bono? social/i.test(name)
}

function servicesOf({ services, textLanguages }: ContractSource, words: ContractWords): DocumentTable | null {
  if (services.length === 0) return null
  const { services: t } = words.t
  const terms = services.map((service) => termsOf(service, words))
  const withTerms = terms.some((text) => text !== '')
  return {
    title: t.title,
    columns: [t.name, t.from, t.to, ...(withTerms ? [t.terms] : [])].map((header) => ({
      header,
      align: 'start',
    })),
    rows: services.map(({ kind, name, start_day, end_day }, index) => [
      isPrefixed({ kind, name }) ? t.socialBonus(name) : name,
      words.format.day(start_day),
      end_day === null ? t.open : words.format.day(end_day),
      ...(withTerms ? [terms[index]!] : []),
    ]),
    languages: services.map((service) =>
      isPrefixed(service) ? null : (textLanguages[service.name] ?? null),
    ),
  }
}

function helpOf({ deployment, language }: ContractReader, { t: { help: t } }: ContractWords): FactSection {
  const { phone, email, website, schedule } = deployment.organisation
  const { generalConditions } = deployment.legal
  const site = (address: string) => (/^https?:/.test(address) ? { address } : {})
  return {
    title: t.title,
    facts: [
      ...fact(t.phone, phone, { note: schedule[language], address: phoneAddress(phone) }),
      ...fact(t.email, email, { address: `mailto:${email}` }),
      ...fact(t.website, website.replace(/^https?:\/\//, ''), site(website)),
      ...fact(t.conditions, t.conditionsValue, site(generalConditions)),
    ],
  }
}

/**
 * A contract's summary for its customer: how it stands, what it supplies, who is who, how it is paid, and whom to
 * call. Drafts and closed contracts too.
 */
export function contractDocument(source: ContractSource, reader: ContractReader): Document {
  const { contract } = source
  const { contract: t, newContract } = texts[reader.language]
  const format = formatterOf(reader.language)
  const words: ContractWords = { t, renews: newContract.obligation.durationText, format }
  const closing = contract.state === 'esborrany' ? t.closingDraft : t.closing
  const title = t.title(contract.kind, contract.name)
  const content: ContractContent = {
    title,
    answer: answerOf(contract, words),
    detail: t.supplies(contract.kind, supplyAddress(contract)),
    highlights: highlightsOf(source, words),
    left: [supplyOf(contract, words), ...sunOf(source, words), datesOf(source, words)],
    right: [peopleOf(contract, words), paymentOf(contract, words)],
    overleaf: {
      left: [contractClaims(reader.deployment, reader.language, reader.today)],
      right: [helpOf(reader, words)],
    },
    powers: powersOf(contract, words),
    services: servicesOf(source, words),
    closing: closing(format.longDay(reader.today)),
  }
  return {
    template: 'contract/contract.typ',
    title: `${title} · ${reader.deployment.organisation.name}`,
    fileName: t.fileName(contract.name),
    content,
  }
}
