import { parseAddress, supplyAddressLimits, type AddressFields } from '../identity/address.ts'
import { parseCups } from '../identity/cups.ts'
import { parseEmail, type EmailRules } from '../identity/email.ts'
import { parseDebitedIban } from '../identity/iban.ts'
import { parseNif } from '../identity/nif.ts'
import { nameProblem, type NameError } from '../identity/person-name.ts'
import { parseMobile } from '../identity/phone.ts'
import { findPowerPeriodsFor, parsePower, powerProblems } from '../supply/power.ts'
import { existsOn, findTariffByCode, type AccessTariff } from '../supply/tariff.ts'
import type { Day } from '../time/day.ts'
import type { ResidenceType } from './home-activity.ts'

/** An address as typed: codes with their names; missing parts are empty. */
export type TypedAddress = Readonly<
  Record<
    | 'zipcode'
    | 'municipi'
    | 'city'
    | 'state_id'
    | 'state'
    | 'tv'
    | 'nv'
    | 'pnp'
    | 'bq'
    | 'es'
    | 'pt'
    | 'pu'
    | 'aclarador'
    | 'ref_catastral',
    string
  >
>

export interface SentFile {
  /** Of the upload room. */
  readonly id: string
}

/** What somebody who becomes a customer answers, as it is typed. Source: visitor-area.md §3.1. */
export interface NewContract {
  readonly leadsConsent: boolean
  readonly cups: string
  readonly address: TypedAddress
  readonly residenceType: ResidenceType
  /** Number of the activity, of a business. */
  readonly cnae: number
  readonly activeContract: boolean
  readonly comerOrigin: number
  readonly invoice: readonly SentFile[]

  readonly vat: string
  /** Of a company its legal name. */
  readonly name: string
  readonly surName1: string
  readonly surName2: string
  readonly vatRepresentante: string
  readonly nameRepresentante: string
  readonly surName1Representante: string
  readonly surName2Representante: string
  readonly cif: readonly SentFile[]
  readonly changeOwner: boolean
  readonly sameInvoiceAddress: boolean
  readonly invoiceAddress: TypedAddress
  readonly commsLanguage: string
  readonly email: string
  readonly mobile: string
  readonly nifFaceup: readonly SentFile[]

  /** In kW, P1 first: two, or six. */
  readonly powers: readonly string[]
  /** CNMC's number of the access tariff. */
  readonly accessTariff: number
  readonly selfcons: boolean
  /** Of CNMC table 113. */
  readonly selfconsCode: string
  readonly selfconsAttachment: readonly SentFile[]
  /** Id of the offer. */
  readonly selectedProduct: number

  /** Of the gas in a contract of both; gas alone has its supply, its bills and its retailer about the home. */
  readonly cupsGas: string
  /** Whether gas is contracted now, from whom it comes, and whether its holder changes: of both, asked of each. */
  readonly activeGasContract: boolean
  readonly comerGasOrigin: number
  readonly changeGasOwner: boolean
  readonly gasInvoice: readonly SentFile[]
  /** Number of the gas tariff. */
  readonly gasAccessTariff: number
  /** Id of the offer of gas. */
  readonly gasProduct: number

  readonly iban: string
  readonly isOwner: boolean

  readonly promotionalCode: string
  readonly acceptOVConditions: boolean
  readonly acceptGdpr: boolean
}

/** What a deployment asks for, by the names of its settings, and who answers. */
export interface NewContractRules extends EmailRules {
  readonly originSelector: boolean
  readonly invoiceRequired: boolean
  readonly restrictCompanyVAT: boolean
  readonly requireMarkChangeOwner: boolean
  readonly emailRequired: boolean
  readonly commsLanguage: 'hidden' | 'optional' | 'required'
  readonly selfconsumptionRadio: boolean
  readonly selfconsumptionDocument: boolean
  /** Of gas alone the last bill is always asked for. Source: visitor-area.md §5.1. */
  readonly gasOnly?: boolean | undefined
  /** The consent to record leads has to be given. */
  readonly leadConsentNeeded: boolean
  readonly signedIn: boolean
  /**
   * Somebody moves house who is signed in and known: their number, name and document are not asked for again, nor what only
   * those know who lived in the new home before.
   */
  readonly knownHolder?: boolean | undefined
}

/** One code for each wrong field. */
export type Problems = Readonly<Record<string, string>>

/** What is answered so far. */
export type NewContractSoFar = { readonly [Field in keyof NewContract]?: NewContract[Field] | undefined }
type Answers = NewContractSoFar

function isBlank(text: string | undefined): boolean {
  return (text ?? '').trim() === ''
}

/** Answered with files: too few of them have a message of their own. */
const fileFields: readonly (keyof NewContract)[] = [
  'invoice',
  'gasInvoice',
  'nifFaceup',
  'cif',
  'selfconsAttachment',
]

export function required(answers: Answers, ...fields: readonly (keyof NewContract)[]): Problems {
  const missing = fields.filter((field) => {
    const value = answers[field]
    if (Array.isArray(value)) return value.length === 0
    return value === undefined || value === null || (typeof value === 'string' && isBlank(value))
  })
  return Object.fromEntries(
    missing.map((field) => [field, fileFields.includes(field) ? 'min_files' : 'required_field']),
  )
}

const addressFields = new Set([
  'zipcode',
  'municipi',
  'state_id',
  'tv',
  'nv',
  'pnp',
  'bq',
  'es',
  'pt',
  'pu',
  'aclarador',
  'ref_catastral',
])

/** Of an address alone no e-mail is asked. */
const withoutEmail: EmailRules = { smtpUtf8: false }

/** What is wrong with an address, by field. */
export function addressProblems(address: Partial<TypedAddress> | undefined): Problems {
  const empty = { zipcode: '', state_id: '', municipi: '', tv: '', nv: '', pnp: '' }
  const typed: AddressFields = { ...empty, ...address, name: '', email: '', mobile: '' }
  const read = parseAddress(typed, withoutEmail, supplyAddressLimits)
  if (read.ok) return {}
  const problems: Record<string, string> = Object.fromEntries(
    Object.entries(read.problems).filter(([field]) => addressFields.has(field)),
  )
  // The province follows from the municipality: only that is reported as missing.
  if (problems['municipi']) delete problems['state_id']
  return problems
}

export function cupsProblem(cups: string | undefined, field = 'cups'): Problems {
  const parsed = parseCups(cups ?? '')
  return parsed.ok ? {} : { [field]: parsed.error }
}

/** Whether a bill of the supply has to be sent. */
export function needsInvoice(
  { activeContract }: Answers,
  {
    invoiceRequired,
    gasOnly = false,
    knownHolder,
  }: Pick<NewContractRules, 'invoiceRequired' | 'gasOnly' | 'knownHolder'>,
): boolean {
  // Of a home that somebody moves into they have no bill.
  if (knownHolder) return false
  return gasOnly || (invoiceRequired && activeContract !== false)
}

/** About the home. Source: visitor-area.md §5.1. */
export function homeProblems(answers: Answers, rules: NewContractRules): Problems {
  const { residenceType, activeContract, invoice = [], leadsConsent } = answers
  const isSupplied = activeContract === true
  return {
    ...cupsProblem(answers.cups),
    ...addressProblems(answers.address),
    ...required(answers, 'residenceType', 'activeContract'),
    ...(residenceType === 'business' ? required(answers, 'cnae') : {}),
    // Whose contract it was nobody who moves in knows.
    ...(rules.originSelector && isSupplied && !rules.knownHolder ? required(answers, 'comerOrigin') : {}),
    ...(needsInvoice(answers, rules) && invoice.length === 0 ? { invoice: 'min_files' } : {}),
    ...(rules.leadConsentNeeded && !rules.signedIn && leadsConsent !== true
      ? { leadsConsent: 'required_field' }
      : {}),
  }
}

/** Whether a tax number is a company's; false if it is not valid. */
export function isCompanyVat(vat: string | undefined): boolean {
  const parsed = parseNif(vat ?? '')
  return parsed.ok && parsed.kind === 'company'
}

function nifProblem(field: string, text: string | undefined, companies = true): Problems {
  const parsed = parseNif(text ?? '', { companies })
  return parsed.ok ? {} : { [field]: parsed.error }
}

type NameField =
  | 'name'
  | 'surName1'
  | 'surName2'
  | 'nameRepresentante'
  | 'surName1Representante'
  | 'surName2Representante'

function nameProblems(
  answers: Answers,
  asked: Readonly<Partial<Record<NameField, Parameters<typeof nameProblem>[1]>>>,
): Problems {
  const found = Object.entries(asked).map(
    ([field, how]) => [field, nameProblem(answers[field as NameField], how)] as const,
  )
  return Object.fromEntries(found.filter((one): one is [string, NameError] => one[1] !== undefined))
}

function representativeProblems(answers: Answers): Problems {
  const representative = parseNif(answers.vatRepresentante ?? '')
  const code = !representative.ok
    ? representative.error
    : // A company acts through a person.
      representative.kind === 'company'
      ? 'vat_field_not_valid'
      : undefined
  return {
    ...(code === undefined ? {} : { vatRepresentante: code }),
    ...required(answers, 'cif'),
    ...nameProblems(answers, {
      nameRepresentante: {},
      surName1Representante: {},
      surName2Representante: { optional: true },
    }),
  }
}

function reachProblems({ email, mobile }: Answers, rules: NewContractRules): Problems {
  const phone = parseMobile(mobile ?? '')
  const mail = parseEmail(email ?? '', rules)
  const mayLack = !rules.emailRequired && isBlank(email)
  return {
    ...(mail.ok || mayLack ? {} : { email: mail.error }),
    ...(phone.ok ? {} : { mobile: phone.error }),
  }
}

function holderProblems(answers: Answers, { restrictCompanyVAT }: NewContractRules): Problems {
  const isCompany = isCompanyVat(answers.vat)
  return {
    ...nifProblem('vat', answers.vat, !restrictCompanyVAT),
    ...required(answers, 'nifFaceup'),
    ...nameProblems(answers, { name: { kind: isCompany ? 'company' : 'person' } }),
    ...(isCompany
      ? representativeProblems(answers)
      : nameProblems(answers, { surName1: {}, surName2: { optional: true } })),
  }
}

/** About who signs. Source: visitor-area.md §5.2. */
export function youProblems(answers: Answers, rules: NewContractRules): Problems {
  return {
    ...(rules.knownHolder ? {} : holderProblems(answers, rules)),
    ...(answers.activeContract === true && rules.requireMarkChangeOwner && !rules.knownHolder
      ? required(answers, 'changeOwner')
      : {}),
    ...(answers.sameInvoiceAddress === false ? addressProblems(answers.invoiceAddress) : {}),
    ...(rules.commsLanguage === 'required' ? required(answers, 'commsLanguage') : {}),
    ...reachProblems(answers, rules),
  }
}

const powerFields = ['power', 'power2', 'power3', 'power4', 'power5', 'power6'] as const

/** Name of the field of a period's power: `power` is P1's. */
export function powerField(index: number): (typeof powerFields)[number] {
  return powerFields[index] ?? 'power6'
}

/** The highest of the powers that can be read, in W; 0 where none can. */
export function highestPowerW(powers: readonly string[]): number {
  const readable = powers.map(parsePower).flatMap((parsed) => (parsed.ok ? [parsed.powerW] : []))
  return Math.max(0, ...readable)
}

/** How many powers are asked for: six where the highest needs them, else two. Source: rulings, "Power". */
export function powersAsked(powers: readonly string[], day: Day): 2 | 6 {
  return findPowerPeriodsFor(highestPowerW(powers), day) === 6 ? 6 : 2
}

/** The access tariff that calls name by CNMC's number, if it exists on a day. */
export function findTariffByNumber(number: number | undefined, day: Day): AccessTariff | undefined {
  if (number === undefined) return undefined
  const tariff = findTariffByCode(String(number).padStart(3, '0'))
  return tariff && existsOn(tariff, day) ? tariff : undefined
}

function powersProblems(powers: readonly string[], tariff: AccessTariff | undefined, day: Day): Problems {
  const parsed = Array.from({ length: powersAsked(powers, day) }, (_, index) =>
    parsePower(powers[index] ?? ''),
  )
  const unread = parsed.flatMap((one, index) => (one.ok ? [] : [[powerField(index), one.error] as const]))
  if (unread.length > 0 || !tariff) return Object.fromEntries(unread)
  const powersW = parsed.map((one) => (one.ok ? one.powerW : 0))
  const refused = powerProblems(tariff, powersW, day)
    // A supply may have had 3.45 kW before there were steps, and keeps them.
    .filter(({ code }) => code !== 'power_step')
  return Object.fromEntries(
    refused.toReversed().map(({ period, code }) => [powerField(period - 1), code] as const),
  )
}

/** About the contract. Source: visitor-area.md §5.3. */
export function contractProblems(answers: Answers, rules: NewContractRules, day: Day): Problems {
  const { powers = [], selfcons } = answers
  const tariff = findTariffByNumber(answers.accessTariff, day)
  return {
    ...powersProblems(powers, tariff, day),
    ...(tariff ? {} : { accessTariff: 'required_field' }),
    ...(rules.selfconsumptionRadio ? required(answers, 'selfcons') : {}),
    ...(selfcons === true && rules.selfconsumptionDocument ? required(answers, 'selfconsAttachment') : {}),
    ...required(answers, 'selectedProduct'),
  }
}

/** About payment. Source: visitor-area.md §5.4. */
export function paymentProblems({ iban, isOwner }: Answers): Problems {
  const parsed = parseDebitedIban(iban ?? '')
  return {
    ...(parsed.ok ? {} : { iban: parsed.error }),
    ...(isOwner === true ? {} : { isOwner: 'owner_not_confirmed' }),
  }
}

/** Before it is sent. Source: visitor-area.md §5.4. */
export function confirmationProblems(answers: Answers, { signedIn }: NewContractRules): Problems {
  if (signedIn) return {}
  return {
    ...(answers.acceptOVConditions === true ? {} : { acceptOVConditions: 'required_field' }),
    ...(answers.acceptGdpr === true ? {} : { acceptGdpr: 'required_field' }),
  }
}
