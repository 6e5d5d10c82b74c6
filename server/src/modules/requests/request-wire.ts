import { languageOf, type Locale } from '@endoll/api/language.ts'
import type { RequestChange, RequestDetail, RequestItem } from '@endoll/api/requests.ts'
import { groupIban } from '@endoll/domain/identity/iban.ts'
import {
  parseDoubleTariff,
  parseHappyHours,
  tariffOptions,
  type TariffOption,
} from '@endoll/domain/supply/tariff-options.ts'
import { isWithdrawable } from '@endoll/domain/procedures/request-state.ts'
import type { ContractRow } from '../../platform/access.ts'
import { procedures } from './operations/procedures.ts'
import { rejectionText } from '../../texts/rejection-words.ts'
import { isJoint, jointSubmissionOf, type Part } from './joint.ts'
import { mandatesOf } from './mandates.ts'
import type { ListedRequest } from './own-requests.ts'
import {
  beforeOf,
  changesOf,
  procedureOf,
  submissionOf,
  type RequestRow,
  type Submission,
} from './request.ts'
import { productObligation } from './product-change.ts'
import { maskedEmail } from '../../platform/masked-email.ts'
import { mostSendings, mostTries } from '../../platform/one-time-code.ts'
import type { SignatureRow } from './signature/signature-row.ts'

function kilowatts(powerW: number | undefined) {
  return powerW === undefined ? null : String(powerW / 1000)
}

function shownValue(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}

function shownIban(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? groupIban(value) : null
}

/** Choices of a tariff option that are figures: '14-16' and '2026-06/2027-05', as people write them. */
const shownChoices = { happy_hours: true, double_tariff: true } as const
function shownChoice(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const hours = parseHappyHours(value)
  if (hours) return `${hours.startHour}:00 – ${hours.endHour}:00`
  const months = parseDoubleTariff(value)
  return months ? `${months.startMonth}/${months.startYear} – ${months.endMonth}/${months.endYear}` : value
}

/** What a contract has chosen of its product's options, as people write it. */
export function chosenOptions(contract: Pick<ContractRow, TariffOption>) {
  return tariffOptions.flatMap((option) => {
    const choice = option in shownChoices ? shownChoice(contract[option]) : contract[option]
    return choice === null ? [] : [{ option, choice }]
  })
}

/** One value for each power of the contract, `power_p1` first; any other column is one value. */
function valuesOf(column: string, field: string, before: unknown, after: unknown): RequestChange[] {
  if (column === 'powers_w') {
    const powersBefore = (before ?? []) as readonly number[]
    return (after as readonly number[]).map((powerW, index) => ({
      field: `${field}_p${index + 1}`,
      before: kilowatts(powersBefore[index]),
      after: kilowatts(powerW),
    }))
  }
  const shown = column === 'iban' ? shownIban : column in shownChoices ? shownChoice : shownValue
  return [{ field, before: shown(before), after: shown(after) }]
}

/** The bill, or the bills of one plan, and the parts: days as YYYY-MM-DD and cents. */
function instalmentValues({ invoice, invoices, parts_days, parts_cents }: Submission): RequestChange[] {
  const cents = parts_cents as readonly number[]
  const several = (invoices ?? []) as readonly string[]
  return [
    invoice === undefined
      ? { field: 'invoices', before: null, after: several.join(', ') }
      : { field: 'invoice', before: null, after: String(invoice) },
    ...(parts_days as readonly string[]).map((day, index) => ({
      field: `instalment_${index + 1}`,
      before: null,
      after: `${day} ${cents[index]}`,
    })),
  ]
}

/** The battery, and what of its tie to the contract changes: the share in per cent, or what becomes of discounts. */
function batteryValues(submission: Submission): RequestChange[] {
  const { battery, share_percent, discounts } = submission
  const changed = (field: string, after: unknown, before: unknown): RequestChange[] =>
    after === undefined ? [] : [{ field, before: shownValue(before), after: shownValue(after) }]
  return [
    { field: 'battery', before: null, after: String(battery) },
    ...changed('battery_share', share_percent, submission['share_percent_before']),
    ...changed('battery_discounts', discounts, submission['discounts_before']),
  ]
}

/** Beside the day on which a supply ends: why, and where its last bill goes. */
function endValues(submission: Submission): RequestChange[] {
  const { services, other_services: afterwards } = submission
  const to = submission['last_bill_email'] ?? submission['last_bill_address'] ?? submission['last_bill']
  return [
    { field: 'end_reason', before: null, after: String(submission['reason']) },
    { field: 'last_bill', before: null, after: String(to) },
    ...(services === undefined
      ? []
      : [
          { field: 'services', before: null, after: (services as readonly string[]).join(', ') },
          { field: 'other_services', before: null, after: String(afterwards) },
        ]),
    ...readingValues(submission),
  ]
}

/** The services that end, and what leaving them costs at most. */
function serviceValues({ services, penalty_cents: cents }: Submission): RequestChange[] {
  const names = services as readonly string[]
  return [
    { field: 'services', before: null, after: names.join(', ') },
    ...(cents === undefined ? [] : [{ field: 'service_penalty', before: null, after: String(cents) }]),
  ]
}

/** What the meter showed, where that was said. */
function readingValues({ readings }: Submission): RequestChange[] {
  const shown = (readings as readonly number[] | undefined)?.map((one, index, { length }) =>
    length === 1 ? String(one) : `P${index + 1}: ${one}`,
  )
  return shown ? [{ field: 'readings', before: null, after: shown.join(', ') }] : []
}

/** What the contract leaves in virtual batteries and by what rule, where it leaves any. */
function leftValues({ battery_left_cents: cents, battery_rule: rule }: Submission): RequestChange[] {
  return cents === undefined
    ? []
    : [{ field: 'battery_left', before: null, after: `${String(cents)} ${String(rule)}` }]
}

/** The product by its name, when it is wanted, and the options that go with the product before. */
function productValues(request: RequestRow): RequestChange[] {
  const submission = submissionOf(request)
  const changes: Readonly<Record<string, unknown>> = changesOf(request)
  const before: Readonly<Record<string, unknown>> = beforeOf(request)
  const name = (field: string) => shownValue(submission[field])
  return [
    { field: 'product', before: name('product_name_before'), after: name('product_name') },
    ...tariffOptions
      .filter((option) => option in changes)
      .map((option) => ({
        field: option,
        before: shownChoice(before[option]),
        after: shownChoice(changes[option]),
      })),
    ...(submission['start'] === undefined
      ? []
      : [{ field: 'product_start', before: null, after: String(submission['start']) }]),
  ]
}

/** The day of the contract that is withdrawn from, and what becomes of its supply. */
function withdrawalValues(request: RequestRow): RequestChange[] {
  const { sign_day, afterwards, of } = submissionOf(request)
  if (of === 'product') {
    return [...productValues(request), { field: 'product_signed', before: null, after: String(sign_day) }]
  }
  return [
    { field: 'contract_day', before: null, after: String(sign_day) },
    { field: 'supply_afterwards', before: null, after: String(afterwards) },
  ]
}

/** How the contract changes hands, to whom, and the meter reading. */
function holderValues(submission: Submission): RequestChange[] {
  const { kind } = submission
  const value = (field: string): RequestChange => ({ field, before: null, after: String(submission[field]) })
  return [
    { field: 'holder_kind', before: null, after: String(kind) },
    value('new_holder_name'),
    value('new_holder_nif'),
    value('new_holder_email'),
    value('new_holder_mobile'),
    ...readingValues(submission),
  ]
}

/** What is asked for several contracts, and each of them with its CUPS. */
function jointValues(request: RequestRow): RequestChange[] {
  const { contracts, cups } = jointSubmissionOf(request)
  const { iban, ibans_before: before } = submissionOf(request)
  const accounts = [...new Set((before ?? []) as readonly string[])].map(shownIban)
  return [
    request.procedure === 'iban'
      ? { field: 'iban', before: accounts.join(', ') || null, after: shownIban(iban) }
      : { field: 'no_cession_sips', before: 'unactive', after: 'active' },
    ...contracts.map((name, index) => ({
      field: `contract_${index + 1}`,
      before: null,
      after: `${name} ${cups[index]}`,
    })),
  ]
}

/** What a request changes, value by value, as text; browser and documents name the fields. */
export function changedValues(request: RequestRow): RequestChange[] {
  return [...procedureValues(request), ...leftValues(submissionOf(request))]
}

function procedureValues(request: RequestRow): RequestChange[] {
  const procedure = procedureOf(request)
  if (procedure === 'instalments') return instalmentValues(submissionOf(request))
  if (procedure === 'change_holder') return holderValues(submissionOf(request))
  if (procedure === 'withdrawal') return withdrawalValues(request)
  if (procedure === 'change_product') return productValues(request)
  if (isJoint(request)) return jointValues(request)
  if (procedure === 'end_service') return serviceValues(submissionOf(request))
  if (procedure === 'battery') return batteryValues(submissionOf(request))
  const { contract, account } = procedures[procedure]
  const columns: Readonly<Record<string, string>> = request.contract_id === null ? account : contract
  const changes: Readonly<Record<string, unknown>> = changesOf(request)
  const before: Readonly<Record<string, unknown>> = beforeOf(request)
  const values = Object.entries(columns)
    .filter(([column]) => column in changes)
    .flatMap(([column, field]) => valuesOf(column, field, before[column], changes[column]))
  return procedureOf(request) === 'end_supply' ? [...values, ...endValues(submissionOf(request))] : values
}

/** Why a request was rejected, in a language; null if there is nothing to say. */
export function requestReason(
  { reason_code, reason_text }: Pick<RequestRow, 'reason_code' | 'reason_text'>,
  locale: Locale,
): string | null {
  return rejectionText(languageOf(locale), { code: reason_code, text: reason_text })
}

/** Names of the contracts that a request is of; a plan over bills of several names them itself. */
function contractsOf(row: ListedRequest): string[] {
  if (row.contract_name !== null) return [row.contract_name]
  const ofBills = (submissionOf(row)['invoices_contracts'] ?? []) as readonly string[]
  return row.part_contracts.length > 0 ? [...row.part_contracts] : [...new Set(ofBills)]
}

export function requestItemOf(row: ListedRequest, locale: Locale): RequestItem {
  return {
    id: row.id,
    reference: row.reference,
    procedure: procedureOf(row),
    state: row.state,
    contract:
      row.contract_id === null || row.contract_name === null
        ? null
        : { id: row.contract_id, name: row.contract_name },
    contracts: contractsOf(row),
    submitted_at: row.submitted_at,
    due_date: row.due_day,
    reason_code: row.reason_code,
    reason_text: requestReason(row, locale),
    effective_date: row.effective_day ?? row.planned_day,
    withdrawable: isWithdrawable(row.state),
    by_mail: row.by_mail,
  }
}

function signatureOf(
  row: RequestRow,
  signature: SignatureRow | undefined,
  { link, isOthers, codesTo }: Pick<More, 'link' | 'isOthers' | 'codesTo'>,
): RequestDetail['signature'] {
  if (row.state !== 'waiting_signature' || !signature) return null
  const { provider, code_sent, code_attempts, code_over } = signature
  const newAddress = changesOf(row).email ?? submissionOf(row)['email']
  const to = provider === 'confirmation' ? String(newAddress) : provider === 'embedded' ? codesTo : undefined
  const sent = provider === 'embedded' ? code_sent : (link?.link_sent ?? mostSendings)
  const live = !isOthers && !code_over && code_attempts < mostTries
  return {
    provider,
    expires_at: signature.expires_at,
    code_to: to === undefined ? null : maskedEmail(to),
    code_expires_at: live ? signature.code_expires_at : null,
    sendings_left: Math.max(0, mostSendings - sent),
    tries_left: live ? mostTries - code_attempts : 0,
  }
}

function invitationOf(row: RequestRow, invitation: SignatureRow | undefined): RequestDetail['invitation'] {
  if (row.state !== 'waiting_acceptance' || !invitation) return null
  const submission = submissionOf(row)
  return {
    name: String(submission['new_holder_name']),
    email: String(submission['new_holder_email']),
    expires_at: invitation.expires_at,
    sendings_left: Math.max(0, mostSendings - invitation.link_sent),
  }
}

export interface EventRow {
  readonly to_state: string
  readonly actor: RequestDetail['history'][number]['actor']
  readonly at: string
  readonly why: string
  readonly acted_by: string | null
  readonly by_agent: string | null
}

interface More {
  readonly events: readonly EventRow[]
  readonly signature: SignatureRow | undefined
  /** Whether somebody else was sent the code that counts. */
  readonly isOthers: boolean
  /** The link that it waits for, its own or the account's. */
  readonly link: SignatureRow | undefined
  /** Of the new holder, who has to accept it. */
  readonly invitation: SignatureRow | undefined
  readonly codesTo: string
  readonly parts: readonly Part[]
  readonly locale: Locale
}

export function requestDetailOf(row: RequestRow, more: More): RequestDetail {
  const mandates = mandatesOf(row)
  return {
    ...requestItemOf(
      {
        ...row,
        by_mail: more.signature?.provider === 'confirmation',
        part_contracts: more.parts.flatMap(({ contract_name: name }) => name ?? []),
      },
      more.locale,
    ),
    changes: changedValues(row),
    parts: more.parts.map((part) => ({
      contract: part.contract_name ?? '',
      state: part.state,
      reason_text: requestReason(part, more.locale),
    })),
    left_out: isJoint(row) ? [...jointSubmissionOf(row).left_out] : [],
    mandate_reference: mandates.map(({ reference }) => reference).join(', ') || null,
    history: more.events.map(({ to_state, actor, at, why, acted_by, by_agent }) => ({
      state: to_state as RequestItem['state'],
      actor,
      at,
      why,
      acted_by,
      by_agent,
    })),
    signature: signatureOf(row, more.signature, more),
    invitation: invitationOf(row, more.invitation),
    obligation:
      row.procedure === 'change_product' && row.state === 'waiting_signature'
        ? productObligation(row, languageOf(more.locale))
        : null,
  }
}
