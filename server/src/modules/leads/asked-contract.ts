import { answersOf, gasAnswersOf } from '@endoll/api/lead-payload.ts'
import type { Locale } from '@endoll/api/language.ts'
import { contractingProcess, type ProcessReason } from '@endoll/domain/contracting/atr-process.ts'
import { findGasTariffByNumber, gasContractProblems } from '@endoll/domain/contracting/gas-contract.ts'
import { gasContractingProcess } from '@endoll/domain/contracting/gas-process.ts'
import {
  confirmationProblems,
  contractProblems,
  findTariffByNumber,
  homeProblems,
  isCompanyVat,
  paymentProblems,
  youProblems,
  type NewContractSoFar,
  type NewContractRules,
  type Problems,
} from '@endoll/domain/contracting/new-contract.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { existsOn, findTariff } from '@endoll/domain/supply/tariff.ts'
import { termColumns, termsOfProduct } from '../../billing/product-terms.ts'
import { todayOf } from '../../platform/clock.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { isSupplied } from '../../platform/unscoped-contracts.ts'
import { findSupplyPoint, listOfferedGasProducts, listOfferedProducts } from '../contracting/queries.ts'
import type { Submission } from './draft.ts'
import { kindOf, type StoredGasLead, type StoredLead, type StoredPayload } from './lead-row.ts'

type Answers = NewContractSoFar
type FieldCodes = Readonly<Record<string, readonly string[]>>

function rulesOf(
  { deployment }: Pick<Services, 'deployment'>,
  {
    signedIn,
    knownHolder,
    gasOnly,
  }: Pick<Asking, 'signedIn' | 'knownHolder'> & { readonly gasOnly: boolean },
): NewContractRules {
  // A consent to be recorded on the way has no field of its own: who sends a form agrees to its being sent.
  const { contracting, mail } = deployment
  return { ...contracting, smtpUtf8: mail.smtpUtf8, leadConsentNeeded: false, signedIn, knownHolder, gasOnly }
}

/** Everything that is wrong with what all contracts ask; fields of the other address begin with `invoice_`. */
function commonProblems(answers: Answers, rules: NewContractRules): Problems {
  const you = youProblems(answers, rules)
  const ownProblems = Object.entries(youProblems({ ...answers, sameInvoiceAddress: true }, rules))
  const own = new Set(ownProblems.map(([field]) => field))
  return {
    ...homeProblems(answers, rules),
    ...Object.fromEntries(
      Object.entries(you).map(([field, code]) => [own.has(field) ? field : `invoice_${field}`, code]),
    ),
    ...paymentProblems(answers),
    ...confirmationProblems(answers, rules),
  }
}

function codesOf(problems: Problems): FieldCodes {
  return Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, [code]]))
}

/** What a sent lead asks for, once nothing is wrong with it. */
export interface AskedContract {
  readonly cups20: string
  readonly tariff: string
  /** In W, P1 first; none of gas. */
  readonly powersW: readonly number[]
  readonly product: Submission['product']
  /** What is asked of the distributor, and why. */
  readonly process: { readonly code: string; readonly reasons: readonly ProcessReason[] }
}

interface Asking {
  readonly signedIn: boolean
  /** The holder is the customer who is signed in, as the office knows them. */
  readonly knownHolder: boolean
  /** Of a year, by a bill: what the products were shown with. */
  readonly yearlyUse: string | undefined
  readonly locale: Locale
}

async function readCups(services: Services, lead: StoredPayload): Promise<string> {
  const cups = parseCups(lead.cups.name)
  if (!cups.ok) throw invalidFields({ cups: ['cups_field_not_valid'] })
  if (await isSupplied(services.db, cups.cups20, kindOf(lead)))
    throw invalidFields({ cups: ['cups_not_available'] })
  return cups.cups20
}

type Offered = Awaited<ReturnType<typeof listOfferedProducts>>

/** In W, P1 first. */
function powersOf(lead: StoredLead): number[] {
  const watts = [lead.power, lead.power2, lead.power3, lead.power4, lead.power5, lead.power6]
  return watts.filter((powerW) => powerW !== null)
}

/** What is on offer today for what a lead says. */
function listFor(
  services: Services,
  lead: StoredLead,
  { locale, yearlyUse }: Pick<Asking, 'locale' | 'yearlyUse'>,
): Promise<Offered> {
  const powers = powersOf(lead).map((powerW) => String(powerW / 1000))
  return listOfferedProducts(services, {
    asked: {
      atr: String(lead.tarifaATR),
      ...(powers.length > 0 ? { powers: powers.join('|') } : {}),
      selfcons: lead.selfcons === true ? 'true' : 'false',
      cups: lead.cups.name,
      zipcode: lead.cups.dp,
      customer: isCompanyVat(answersOf(lead).vat) ? 'company' : 'person',
      yearly_use: yearlyUse,
    },
    locale,
    mayUse: async () => true,
  })
}

function listGasFor(services: Services, lead: StoredGasLead, locale: Locale): Promise<Offered> {
  return listOfferedGasProducts(services, {
    asked: {
      atr: String(lead.tarifaATR),
      cups: lead.cups.name,
      zipcode: lead.cups.dp,
      customer: isCompanyVat(gasAnswersOf(lead).vat) ? 'company' : 'person',
    },
    locale,
    mayUse: async () => true,
  })
}

/** The product that a lead names, while it is on offer. */
export async function findOfferedProduct(services: Services, lead: StoredPayload, locale: Locale) {
  const offered = await ('electricityLeadId' in lead
    ? listGasFor(services, lead, locale)
    : listFor(services, lead, { locale, yearlyUse: undefined }))
  return offered.find(({ id }) => id === lead.tarifa)
}

/** The product that was chosen, if it is on offer today. */
async function readProduct(
  services: Services,
  offered: Offered,
  { id, field, tariff, isPerson }: Chosen,
): Promise<Submission['product']> {
  const product = offered.find((one) => one.id === id)
  if (!product) throw invalidFields({ [field]: ['product_not_available'] })
  const { code, revision, ...said } = await services.db
    .selectFrom('product_offer')
    .innerJoin('product', 'product.code', 'product_offer.product_code')
    .select(['product.code', 'product.revision', ...termColumns])
    .where('product_offer.id', '=', product.id)
    .executeTakeFirstOrThrow()
  const terms = termsOfProduct(said, { tariff, isPerson }, todayOf(services))
  const { name, first_year, regulated, pvpc } = product
  return { code, name, first_year, regulated, pvpc, terms, pricing: { kind: said.price_kind, revision } }
}

interface Chosen {
  readonly id: number | null
  /** The field of the error that it is not on offer. */
  readonly field: string
  readonly tariff: string
  readonly isPerson: boolean
}

async function readElectricity(
  services: Services,
  lead: StoredLead,
  { signedIn, knownHolder, locale, yearlyUse }: Asking,
): Promise<AskedContract> {
  const day = todayOf(services)
  const answers = answersOf(lead)
  const rules = rulesOf(services, { signedIn, knownHolder, gasOnly: false })
  const problems = { ...commonProblems(answers, rules), ...contractProblems(answers, rules, day) }
  if (Object.keys(problems).length > 0) throw invalidFields(codesOf(problems))
  const cups20 = await readCups(services, lead)
  const tariff = findTariffByNumber(lead.tarifaATR ?? undefined, day)
  if (!tariff) throw invalidFields({ accessTariff: ['required_field'] })
  const powersW = powersOf(lead)
  const offered = await listFor(services, lead, { locale, yearlyUse })
  const product = await readProduct(services, offered, {
    id: lead.tarifa,
    field: 'selectedProduct',
    tariff: tariff.name,
    isPerson: !isCompanyVat(answers.vat),
  })
  const point = await findSupplyPoint(services, cups20)
  const present = point ? findTariff(point.tariff) : undefined
  const process = contractingProcess(
    {
      activeContract: lead.activeContract === true,
      changesHolder: lead.owner?.changeOwner === true,
      tariff: tariff.name,
      powersW,
      selfConsumption: lead.selfconsCode,
    },
    {
      tariff: present && existsOn(present, day) ? present.name : null,
      powersW: point?.powers_w ?? null,
      selfConsumption: point?.self_consumption ?? null,
    },
  )
  return { cups20, tariff: tariff.name, powersW, product, process }
}

async function readGas(
  services: Services,
  lead: StoredGasLead,
  { signedIn, knownHolder, locale }: Asking,
): Promise<AskedContract> {
  const answers = gasAnswersOf(lead)
  const rules = rulesOf(services, { signedIn, knownHolder, gasOnly: true })
  const problems = {
    ...commonProblems(answers, rules),
    ...gasContractProblems(answers, { dual: false, rules }),
  }
  if (Object.keys(problems).length > 0) throw invalidFields(codesOf(problems))
  const cups20 = await readCups(services, lead)
  const tariff = findGasTariffByNumber(lead.tarifaATR ?? undefined)
  if (!tariff) throw invalidFields({ gasAccessTariff: ['required_field'] })
  const offered = await listGasFor(services, lead, locale)
  const product = await readProduct(services, offered, {
    id: lead.tarifa,
    field: 'gasProduct',
    tariff: tariff.name,
    isPerson: !isCompanyVat(answers.vat),
  })
  const point = await findSupplyPoint(services, cups20)
  const process = gasContractingProcess(
    {
      activeContract: lead.activeContract === true,
      changesHolder: lead.owner?.changeOwner === true,
      tariff: tariff.name,
    },
    { tariff: point?.tariff ?? null },
  )
  return { cups20, tariff: tariff.name, powersW: [], product, process }
}

/** Reads what a lead asks for; throws a 400 with the fields that are wrong. */
export function readAskedContract(
  services: Services,
  lead: StoredPayload,
  asking: Asking,
): Promise<AskedContract> {
  return 'electricityLeadId' in lead
    ? readGas(services, lead, asking)
    : readElectricity(services, lead, asking)
}
