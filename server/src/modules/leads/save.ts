import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { uploadedId } from '../../platform/files/attach-files.ts'
import { newSecretId } from '../../platform/reference.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import { checkPerson } from './checks.ts'
import { readAskedContract, type AskedContract } from './asked-contract.ts'
import { draftContract } from './confirm.ts'
import { keepConsent } from './consents.ts'
import { confirmedReply, findDraftOf, rejectedReply } from './draft.ts'
import { tellLead } from './events.ts'
import { groupOf } from './group.ts'
import {
  findOwnLead,
  kindOf,
  writeLead,
  type LeadPayload,
  type LeadRow,
  type Sender,
  type StoredPayload,
} from './lead-row.ts'

export interface LeadSent {
  /** Undefined for a new one. */
  readonly id: string | undefined
  readonly payload: LeadPayload
  readonly key: string | undefined
  /** Of a year, by a bill that was read. */
  readonly yearlyUse?: string | undefined
  /** Of several supplies that are sent together. */
  readonly group?: string
  /** Of who moves house. */
  readonly homeMoveId?: number | undefined
}

/** As it will be stored; the files are attached with it. */
function stored(payload: LeadPayload): StoredPayload {
  const ids = (files: LeadPayload['invoice']) => files.map(uploadedId)
  const common = {
    invoice: ids(payload.invoice),
    cif: ids(payload.cif),
    nif_faceup: payload.nif_faceup === null ? null : uploadedId(payload.nif_faceup),
    nif_facedown: payload.nif_facedown === null ? null : uploadedId(payload.nif_facedown),
  }
  return 'electricityLeadId' in payload
    ? { ...payload, ...common }
    : { ...payload, ...common, selfcons_attach: ids(payload.selfcons_attach) }
}

async function findSent(
  services: ConnectedServices,
  sent: LeadSent,
  sender: Sender,
): Promise<LeadRow | undefined> {
  const kind = kindOf(sent.payload)
  if (sent.id !== undefined) {
    const lead = await findOwnLead(services.db, sent.id, sender)
    if (lead.kind !== kind) throw notFound()
    return lead
  }
  if (sent.key === undefined) return undefined
  return services.db
    .selectFrom('lead')
    .selectAll()
    .where('visitor', '=', sender.visitor)
    .where('kind', '=', kind)
    .where('idempotency_key', '=', sent.key)
    .executeTakeFirst()
}

/** Indexes that forbid what another call was quicker with, as the failure that the check before them throws. */
function failureOf(error: unknown): unknown {
  const constraint =
    typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : ''
  if (constraint === 'contract_draft_one_open') return invalidFields({ cups: ['cups_not_available'] })
  return constraint === 'lead_visitor_idempotency_key_key' ? new Failure('busy') : error
}

/** The lead that a contract of both names has to be this browser's or customer's, and of electricity. */
async function findOwnElectricity(
  db: Db,
  payload: LeadPayload,
  sender: Sender,
): Promise<LeadRow | undefined> {
  if (!('electricityLeadId' in payload) || payload.electricityLeadId === null) return undefined
  const electricity = await findOwnLead(db, payload.electricityLeadId, sender)
  if (electricity.kind !== 'electricity') throw notFound()
  return electricity
}

async function write(db: Db, services: ConnectedServices, sent: LeadSent, sender: Sender): Promise<LeadRow> {
  const { clock, deployment } = services
  const before = sent.id === undefined ? undefined : await findOwnLead(db, sent.id, sender, { lock: true })
  const { payload, key } = sent
  if (before?.confirmed_at) throw new Failure('request_ended')
  const electricity = await findOwnElectricity(db, payload, sender)
  const id = before?.id ?? newSecretId()
  const group = sent.group ?? (electricity ? await groupOf(db, [electricity.id]) : (before?.group_id ?? null))
  const homeMoveId = sent.homeMoveId ?? before?.home_move_id ?? null
  const nowMs = clock.nowMs()
  const lead = await writeLead(db, { id, payload, sender, key, nowMs, before, group, homeMoveId })
  // Customers have agreed to it with the conditions of the office.
  if (!sender.caller && !payload.confirm)
    await keepConsent(db, services, id, { kind: 'leads', locale: sender.locale })
  if (deployment.switches.leads) await tellLead(db, services, 'lead.saved', lead)
  await services.failPoint?.('lead-written')
  return lead
}

async function confirm(
  services: ConnectedServices,
  sent: LeadSent,
  sender: Sender,
  asked: AskedContract,
): Promise<LeadReply> {
  const lead = stored(sent.payload)
  const [identity, solvency] = await Promise.all([
    checkPerson(services, lead, { what: 'identity', network: sender.network }),
    // Of the PVPC nobody is refused for what a register says: RD 216/2014 art. 4.1 and 4.2, RD 88/2026 art. 28.8.
    asked.product.pvpc === true
      ? ('none' as const)
      : checkPerson(services, lead, { what: 'solvency', network: sender.network }),
  ])
  if (identity === 'bad' || solvency === 'bad') {
    const row = await transact(services.db, (db) => write(db, services, sent, sender))
    return rejectedReply(services, row.id, identity === 'bad' ? 'dni_invalid' : 'bad_score', sender.locale)
  }
  return transact(services.db, async (db) => {
    const row = await write(db, services, sent, sender)
    for (const kind of ['conditions', 'privacy'] as const) {
      if (!sender.caller) await keepConsent(db, services, row.id, { kind, locale: sender.locale })
    }
    await db
      .updateTable('lead')
      .set({ confirmed_at: at(services.clock.nowMs()) })
      .where('id', '=', row.id)
      .execute()
    const draft = await draftContract(db, services, { lead: row, asked, identity, solvency })
    await services.failPoint?.('before-commit')
    return confirmedReply(services, row.id, draft, sender.locale)
  })
}

/** Keeps the answers so far; sent, they become the draft of a contract. The same again is answered the same. */
export async function saveLead(
  services: ConnectedServices,
  sent: LeadSent,
  sender: Sender,
): Promise<LeadReply> {
  const { payload } = sent
  // Where leads are off, nothing is kept of who does not send it.
  if (!payload.confirm && !services.deployment.switches.leads) throw notFound()
  const before = await findSent(services, sent, sender)
  const draft = before?.confirmed_at ? await findDraftOf(services.db, before.id) : undefined
  if (before && draft) {
    if (!payload.confirm) throw new Failure('request_ended')
    return confirmedReply(services, before.id, draft, sender.locale)
  }
  const known = { ...sent, id: sent.id ?? before?.id }
  try {
    if (payload.confirm) {
      const signedIn = sender.caller !== null
      const { locale } = sender
      const knownHolder = sent.homeMoveId !== undefined
      const asking = { signedIn, locale, yearlyUse: sent.yearlyUse, knownHolder }
      const asked = await readAskedContract(services, stored(payload), asking)
      const reply = await confirm(services, known, sender, asked)
      await services.failPoint?.('after-commit')
      return reply
    }
    const { id } = await transact(services.db, (db) => write(db, services, known, sender))
    return { status: 'OK', lead_id: id, result: null }
  } catch (error) {
    throw failureOf(error)
  }
}
