import { answersOf } from '@endoll/api/lead-payload.ts'
import type { ContractDraftOutboxEvent } from '@endoll/api/retailer.ts'
import type { Locale } from '@endoll/api/language.ts'
import { contractingProcess } from '@endoll/domain/contracting/atr-process.ts'
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
import { existsOn, findTariff, type AccessTariff } from '@endoll/domain/supply/tariff.ts'
import { writeMail } from '../../mails/queue-mail.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import { newReference, newSecretId } from '../../platform/reference.ts'
import type { Services } from '../../platform/services.ts'
import { sha256OfJson } from '../../platform/sha256.ts'
import { isSupplied } from '../../platform/unscoped-contracts.ts'
import { findSupplyPoint, listOfferedProducts } from '../contracting/queries.ts'
import type { Checked } from './checks.ts'
import { listConsents } from './consents.ts'
import type { DraftRow, Submission } from './draft.ts'
import { tellContract } from './events.ts'
import type { LeadRow, StoredLead } from './lead-row.ts'

type Answers = NewContractSoFar

export function rulesOf(
  { deployment }: Pick<Services, 'deployment'>,
  { signedIn }: { readonly signedIn: boolean },
): NewContractRules {
  // A consent to be recorded on the way has no field of its own: who sends a form agrees to its being sent.
  return { ...deployment.contracting, leadConsentNeeded: false, signedIn }
}

/** Everything that is wrong with a contract that is sent; fields of the other address begin with `invoice_`. */
export function newContractProblems(
  answers: Answers,
  rules: NewContractRules,
  day: string,
): Readonly<Record<string, readonly string[]>> {
  const home = homeProblems(answers, rules)
  const you = youProblems(answers, rules)
  const places = Object.entries(youProblems({ ...answers, sameInvoiceAddress: true }, rules))
  const own = new Set(places.map(([field]) => field))
  const named: Problems = {
    ...home,
    ...Object.fromEntries(
      Object.entries(you).map(([field, code]) => [own.has(field) ? field : `invoice_${field}`, code]),
    ),
    ...contractProblems(answers, rules, day),
    ...paymentProblems(answers),
    ...confirmationProblems(answers, rules),
  }
  return Object.fromEntries(Object.entries(named).map(([field, code]) => [field, [code]]))
}

/** What a sent lead asks for, once nothing is wrong with it. */
export interface AskedContract {
  readonly cups20: string
  readonly tariff: AccessTariff
  readonly powersW: readonly number[]
  readonly product: Submission['product']
}

/** Reads what a lead asks for; throws a 400 with the fields that are wrong. */
export async function readAskedContract(
  services: Services,
  lead: StoredLead,
  { signedIn, locale }: { readonly signedIn: boolean; readonly locale: Locale },
): Promise<AskedContract> {
  const day = todayOf(services)
  const answers = answersOf(lead)
  const problems = newContractProblems(answers, rulesOf(services, { signedIn }), day)
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  const cups = parseCups(lead.cups.name)
  const tariff = findTariffByNumber(lead.tarifaATR ?? undefined, day)
  if (!cups.ok || !tariff) throw invalidFields({ cups: ['cups_field_not_valid'] })
  if (await isSupplied(services.db, cups.cups20)) throw invalidFields({ cups: ['cups_not_available'] })
  const watts = [lead.power, lead.power2, lead.power3, lead.power4, lead.power5, lead.power6]
  const powersW = watts.filter((powerW) => powerW !== null)
  const offered = await listOfferedProducts(services, {
    asked: {
      atr: String(lead.tarifaATR),
      powers: powersW.map((powerW) => String(powerW / 1000)).join('|'),
      selfcons: lead.selfcons === true ? 'true' : 'false',
      cups: lead.cups.name,
      zipcode: lead.cups.dp,
      customer: isCompanyVat(answers.vat) ? 'company' : 'person',
    },
    locale,
    mayUse: async () => true,
  })
  const product = offered.find(({ id }) => id === lead.tarifa)
  if (!product) throw invalidFields({ selectedProduct: ['product_not_available'] })
  const { product_code: code } = await services.db
    .selectFrom('product_offer')
    .select('product_code')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  return {
    cups20: cups.cups20,
    tariff,
    powersW,
    product: { code, name: product.name, first_year: product.first_year },
  }
}

/** What is asked of the distributor, from the answers and from what is known of the supply. */
async function processOf(db: Db, lead: StoredLead, { cups20, tariff, powersW }: AskedContract, day: string) {
  const point = await findSupplyPoint(db, cups20)
  const present = point ? findTariff(point.tariff) : undefined
  return contractingProcess(
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
}

export interface Drafting {
  readonly lead: LeadRow
  readonly asked: AskedContract
  readonly identity: Exclude<Checked, 'bad'>
  readonly solvency: Exclude<Checked, 'bad'>
}

/** Writes the draft of a contract with its event and its mail, in the transaction in which its lead is confirmed. */
export async function draftContract(
  db: Db,
  services: Services,
  { lead, asked, identity, solvency }: Drafting,
): Promise<DraftRow> {
  const stored = lead.payload as StoredLead
  const now = at(services.clock.nowMs())
  const process = await processOf(db, stored, asked, todayOf(services))
  const submission: Submission = { lead: stored, product: asked.product }
  const draft = await db
    .insertInto('contract_draft')
    .values({
      id: newSecretId(),
      reference: newReference(),
      lead_id: lead.id,
      state: 'waiting_signature',
      cups20: asked.cups20,
      product_code: asked.product.code,
      tariff: asked.tariff.name,
      powers_w: [...asked.powersW],
      process: process.code,
      reasons: [...process.reasons],
      identity_check: identity,
      solvency_check: solvency,
      submission: JSON.stringify(submission),
      submission_hash: sha256OfJson(submission),
      locale: lead.locale,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await services.failPoint?.('contract-drafted')
  const event: ContractDraftOutboxEvent['contract_draft'] = {
    id: draft.id,
    reference: draft.reference,
    lead: lead.id,
    locale: lead.locale as Locale,
    cups: stored.cups.name,
    product: { code: asked.product.code, name: asked.product.name },
    tariff: asked.tariff.name,
    powers: [...asked.powersW],
    process: { code: process.code, reasons: [...process.reasons] },
    checks: { identity, solvency },
    submission: { ...submission },
    submission_sha256: draft.submission_hash.toString('hex'),
    consents: await listConsents(db, lead.id),
  }
  await tellContract(db, services, event)
  const email = stored.owner_address?.email ?? ''
  if (email !== '') {
    await writeMail(db, services, {
      key: `contract:${draft.reference}`,
      template: 'new_contract',
      locale: (stored.commsLanguage ?? lead.locale) as Locale,
      to: email,
      data: {
        reference: draft.reference,
        customer: stored.owner?.type === 'F' ? stored.owner.first_name : (stored.owner?.name ?? ''),
        product: asked.product.name,
        cups: stored.cups.name,
        token: draft.id,
      },
    })
    await services.jobs?.wake(db, 'mails')
  }
  return draft
}
