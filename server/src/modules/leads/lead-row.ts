import type { FilePurpose } from '@endoll/api/file-purposes.ts'
import type { FileInJson } from '@endoll/api/files.ts'
import type { GasLead } from '@endoll/api/gas-leads.ts'
import type { Lead } from '@endoll/api/leads.ts'
import type { Locale } from '@endoll/api/language.ts'
import { readPhone } from '@endoll/domain/identity/phone.ts'
import type { Selectable } from 'kysely'
import { sealJson, unsealJson } from '../../platform/at-rest/seal.ts'
import { personOf } from './checks.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { LeadTable } from '../../platform/db/schema.generated.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'

export type LeadRow = Selectable<LeadTable>

/** Who sends a lead: a browser, and a customer where one is signed in. */
export interface Sender {
  readonly visitor: string
  readonly caller: Caller | null
  readonly locale: Locale
  readonly network: string
}

type ById<Payload> = Omit<Payload, 'invoice' | 'cif' | 'nif_faceup' | 'nif_facedown'> & {
  readonly invoice: readonly string[]
  readonly cif: readonly string[]
  readonly nif_faceup: string | null
  readonly nif_facedown: string | null
}

/** As it is stored: every file by its id. */
export type StoredLead = Omit<ById<Lead>, 'selfcons_attach'> & { readonly selfcons_attach: readonly string[] }
export type StoredGasLead = ById<GasLead>

/** What is sent: only leads of gas name one of electricity, or say that there is none. */
export type LeadPayload = Lead | GasLead
export type StoredPayload = StoredLead | StoredGasLead

/** The answers of a lead. */
export function payloadOf({ id, payload }: Pick<LeadRow, 'id' | 'payload'>): StoredPayload {
  return unsealJson('lead.payload', { id }, payload) as StoredPayload
}

export function kindOf(lead: LeadPayload | StoredPayload): 'electricity' | 'gas' {
  return 'electricityLeadId' in lead ? 'gas' : 'electricity'
}

/** The lead of this browser or of this customer, locked where it is to be changed; any other is not there. */
export async function findOwnLead(
  db: Db,
  id: string,
  { visitor, caller }: Pick<Sender, 'visitor' | 'caller'>,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<LeadRow> {
  const lead = await db
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('visitor', '=', visitor),
        // Or of one that has opened its link.
        where.exists((of) =>
          of
            .selectFrom('lead_browser')
            .select('lead_browser.lead_id')
            .whereRef('lead_browser.lead_id', '=', 'lead.id')
            .where('lead_browser.visitor', '=', visitor),
        ),
        ...(caller ? [where('account_id', '=', caller.accountId)] : []),
      ]),
    )
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!lead) throw notFound()
  return lead
}

/** Every file that a lead names. */
export function fileIdsOf(lead: StoredPayload): string[] {
  const { invoice, cif, nif_faceup, nif_facedown } = lead
  const own = 'electricityLeadId' in lead ? [] : lead.selfcons_attach
  return [...invoice, ...cif, ...own, nif_faceup, nif_facedown].filter((id) => id !== null)
}

export function fileKeyOf(id: string): string {
  return `lead/${id}`
}

/** Attaches the files that a payload names, also those of leads of its group; what is wrong with one stands beside its field. */
async function attach(
  db: Db,
  { id, payload, group, nowMs }: Pick<Saving, 'id' | 'payload' | 'group' | 'nowMs'>,
): Promise<StoredPayload> {
  const others =
    group === null ? [] : await db.selectFrom('lead').select('id').where('group_id', '=', group).execute()
  const sharedWith = others.map((other) => fileKeyOf(other.id))
  const attachTo = async (field: string, purpose: FilePurpose, files: readonly FileInJson[]) => {
    try {
      return await attachFiles(db, files, { purpose, attachedTo: fileKeyOf(id), sharedWith, nowMs })
    } catch (error) {
      const code = error instanceof Failure ? error.errors?.['file'] : undefined
      throw code ? invalidFields({ [field]: code }) : error
    }
  }
  const { owner_address: reach } = payload
  const one = (file: FileInJson | null) => (file === null ? [] : [file])
  const [nif_faceup = null] = await attachTo('nifFaceup', 'identity', one(payload.nif_faceup))
  const [nif_facedown = null] = await attachTo('nifFaceup', 'identity', one(payload.nif_facedown))
  const common = {
    nif_faceup,
    nif_facedown,
    invoice: await attachTo('invoice', 'invoice', payload.invoice),
    cif: await attachTo('cif', 'company', payload.cif),
    owner_address: reach && { ...reach, mobile: readPhone(reach.mobile) },
  }
  if ('electricityLeadId' in payload) return { ...payload, ...common }
  const selfcons_attach = await attachTo('selfconsAttachment', 'self_consumption', payload.selfcons_attach)
  return { ...payload, ...common, selfcons_attach }
}

export interface Saving {
  readonly id: string
  readonly payload: LeadPayload
  readonly sender: Sender
  readonly key: string | undefined
  readonly nowMs: number
  readonly before: LeadRow | undefined
  /** Of leads that belong together; null of one alone. */
  readonly group: string | null
  readonly homeMoveId: number | null
}

/** Writes a lead as it is now, in the caller's transaction. */
export async function writeLead(
  db: Db,
  { id, payload, sender, key, nowMs, before, group, homeMoveId }: Saving,
): Promise<LeadRow> {
  const now = at(nowMs)
  const stored = await attach(db, { id, payload, group, nowMs })
  const values = {
    step: payload.step,
    electricity_lead_id: 'electricityLeadId' in payload ? payload.electricityLeadId : null,
    group_id: group,
    home_move_id: homeMoveId,
    payload: sealJson('lead.payload', { id }, stored),
    owner_nif: personOf(stored)?.nif ?? null,
    locale: sender.locale,
    updated_at: now,
    account_id: sender.caller?.accountId ?? before?.account_id ?? null,
  }
  if (before) {
    return db.updateTable('lead').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
  }
  return db
    .insertInto('lead')
    .values({
      id,
      kind: kindOf(payload),
      visitor: sender.visitor,
      created_at: now,
      idempotency_key: key ?? null,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
