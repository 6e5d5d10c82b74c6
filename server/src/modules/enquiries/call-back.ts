import type { CallBackItem, CallSlotItem } from '@endoll/api/call-backs.ts'
import type { Locale } from '@endoll/api/language.ts'
import { callSlotAt, callSlots, type CallSlot } from '@endoll/domain/enquiries/call-back.ts'
import { callProblems, type TypedCall } from '@endoll/domain/enquiries/call-contact.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { instantMs, instantText } from '@endoll/domain/time/instant.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { writeMail } from '../../mails/queue-mail.ts'
import { sealJson, unsealJson } from '../../platform/at-rest/seal.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import { signedLink } from '../../platform/links/signed-link.ts'
import type { Services } from '../../platform/services.ts'
import { mayMail, receiveEnquiry, refuse, tellRetailer, type EnquirySender } from './operations.ts'

/** The link of one call: changes or cancels it, and does nothing else. */
const link = signedLink('call-back', z.object({ call: z.string() }))
/** It says what became of the call for as long as anybody may ask. */
const linkDays = 30

type Store = Pick<Services, 'db' | 'clock' | 'deployment'>

function hoursOf({ deployment }: Pick<Services, 'deployment'>) {
  return { ...deployment.callBack, days: deployment.organisation.serviceDays }
}

function itemOf({ atMs, day, from, to }: CallSlot): CallSlotItem {
  return { at: instantText(atMs), day, from, to }
}

/** The times at which there is room, for who has one of them too. */
async function freeSlots(db: Db, services: Store, own?: string): Promise<readonly CallSlot[]> {
  const slots = callSlots(hoursOf(services), services.clock.nowMs())
  const { perSlot } = services.deployment.callBack
  if (perSlot === 0) return slots
  const rows = await db
    .selectFrom('enquiry')
    .select('slot_at')
    .select((row) => row.fn.countAll<number>().as('calls'))
    .where('slot_at', '>=', at(services.clock.nowMs()))
    .where('cancelled_at', 'is', null)
    .$if(own !== undefined, (query) => query.where('id', '<>', own ?? ''))
    .groupBy('slot_at')
    .execute()
  const taken = new Map(rows.map((row) => [instantMs(row.slot_at ?? ''), row.calls]))
  return slots.filter(({ atMs }) => (taken.get(atMs) ?? 0) < perSlot)
}

export async function listSlots(services: Services) {
  return { slots: (await freeSlots(services.db, services)).map(itemOf) }
}

/** The slot at an instant, held against whoever asks at the same time. Throws on one that is gone or never was. */
async function takeSlot(db: Db, services: Store, asked: string, own?: string): Promise<CallSlot> {
  await sql`select pg_advisory_xact_lock(hashtext('call-back'))`.execute(db)
  const slot = (await freeSlots(db, services, own)).find(({ atMs }) => instantText(atMs) === asked)
  if (!slot) throw invalidFields({ at: ['slot_taken'] })
  return slot
}

/** What one asks for who wants to be called. */
export interface AskedCall extends TypedCall {
  readonly at: string
}

export async function askCall(services: Services, asked: AskedCall, sender: EnquirySender) {
  const { mail } = services.deployment
  refuse(callProblems(asked, mail))
  const [email, phone] = [parseEmail(asked.email, mail), parsePhone(asked.phone)]
  if (!email.ok || !phone.ok) throw new Error('checked above')
  const { id, reference } = await receiveEnquiry(
    services,
    {
      kind: 'call_back',
      payload: {
        name: asked.name.trim(),
        phone: phone.phone,
        email: email.email,
        subject: asked.about.trim(),
        at: asked.at,
      },
      files: { field: 'attachment', purpose: 'contact', files: [] },
      email: email.email,
      consent: false,
      slotOf: async (db) => {
        const slot = await takeSlot(db, services, asked.at)
        return { ...slot, minutes: services.deployment.callBack.slotMinutes }
      },
      tokenOf: (call) => link.issue(services, { call }, linkDays * 86_400),
    },
    sender,
  )
  const token = await link.issue(services, { call: id }, linkDays * 86_400)
  return { ...callOf(services, await findCall(services.db, id)), reference, token }
}

async function findCall(db: Db, id: string) {
  const row = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'locale', 'payload', 'slot_at', 'slot_minutes', 'done_at', 'cancelled_at'])
    .where('id', '=', id)
    .where('kind', '=', 'call_back')
    .executeTakeFirst()
  if (!row || row.slot_at === null || row.slot_minutes === null) throw new Failure('confirmation_invalid')
  return { ...row, slot_at: row.slot_at, slot_minutes: row.slot_minutes }
}
type CallRow = Awaited<ReturnType<typeof findCall>>

function callOf({ clock, deployment }: Pick<Services, 'clock' | 'deployment'>, row: CallRow): CallBackItem {
  const slot = callSlotAt(instantMs(row.slot_at), row.slot_minutes, deployment.callBack.zone)
  const endMs = slot.atMs + row.slot_minutes * 60_000
  return {
    ...itemOf(slot),
    reference: row.reference,
    state:
      row.cancelled_at !== null
        ? 'cancelled'
        : row.done_at !== null
          ? 'done'
          : endMs < clock.nowMs()
            ? 'over'
            : 'waiting',
  }
}

async function idOf(services: Services, token: string): Promise<string> {
  const said = await link.read(services, token)
  if (!said) throw new Failure('confirmation_invalid')
  return said.call
}

export async function showCall(services: Services, token: string): Promise<CallBackItem> {
  return callOf(services, await findCall(services.db, await idOf(services, token)))
}

/** Changes a call that still waits, tells the retailer and whoever asked for it. What has ended stays as it is. */
async function change(
  services: Services,
  token: string,
  act: (db: Db, row: CallRow) => Promise<'moved' | 'cancelled' | 'same'>,
): Promise<CallBackItem> {
  const id = await idOf(services, token)
  return transact(services.db, async (db) => {
    await sql`select from enquiry where id = ${id} for update`.execute(db)
    const before = await findCall(db, id)
    if (callOf(services, before).state !== 'waiting') return callOf(services, before)
    const about = await act(db, before)
    if (about === 'same') return callOf(services, before)
    const row = await findCall(db, id)
    const { email } = unsealJson('enquiry.payload', row, row.payload) as { readonly email: string }
    const { reference } = row
    await tellRetailer(db, services, { id, reference, kind: 'call_back', type: 'enquiry.changed' })
    const mailed = await mayMail(db, email)
    if (mailed) {
      await writeMail(db, services, {
        key: `enquiry:${reference}:${about}:${services.clock.nowMs()}`,
        template: 'enquiry',
        locale: row.locale as Locale,
        to: email,
        data: { kind: 'call_back', reference, call: { about, ...slotWords(callOf(services, row)), token } },
      })
    }
    await services.jobs?.wake(db, 'outbox', ...(mailed ? (['mails'] as const) : []))
    return callOf(services, row)
  })
}

function slotWords({ day, from, to }: Pick<CallBackItem, 'day' | 'from' | 'to'>) {
  return { day, from, to }
}

export function moveCall(services: Services, token: string, asked: string): Promise<CallBackItem> {
  return change(services, token, async (db, row) => {
    const slot = await takeSlot(db, services, asked, row.id)
    // Pressed again, or the same hour chosen: nothing to tell anybody.
    if (slot.atMs === instantMs(row.slot_at)) return 'same' as const
    const payload = unsealJson('enquiry.payload', row, row.payload) as object
    await db
      .updateTable('enquiry')
      .set({
        slot_at: at(slot.atMs),
        answer_due_day: slot.day,
        payload: sealJson('enquiry.payload', { id: row.id }, { ...payload, at: instantText(slot.atMs) }),
      })
      .where('id', '=', row.id)
      .execute()
    return 'moved' as const
  })
}

export function cancelCall(services: Services, token: string): Promise<CallBackItem> {
  return change(services, token, async (db, row) => {
    await db
      .updateTable('enquiry')
      .set({ cancelled_at: at(services.clock.nowMs()) })
      .where('id', '=', row.id)
      .execute()
    return 'cancelled' as const
  })
}
