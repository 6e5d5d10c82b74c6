/** Who may work at the desk, and what was done there. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './paging.ts'
import { staffRoles } from './staff-roles.ts'
import { rowId } from './whole-number.ts'
import { writtenText } from './written-text.ts'

const roles = z.array(z.enum(staffRoles)).check(z.minLength(1, 'required_field'))

const member = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  enrolled: z.boolean(),
  disabled: z.boolean(),
})
export type StaffMember = z.infer<typeof member>
const members = z.object({ staff: z.array(member) })

const common = { access: 'staff', role: 'administers', switch: 'desk' } as const

export const listStaff = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/staff/',
  summary: 'Who may work at the desk.',
  reply: members,
  errors: [],
})

/** The password counts for a day and is not shown again; its owner replaces it with the first sign-in. */
export const addStaff = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/staff/',
  summary: 'Let somebody in.',
  body: z.strictObject({
    email: z.string('required_field').check(z.minLength(1, 'required_field'), z.maxLength(320, 'too_long')),
    name: writtenText(120, { lines: 'one' }),
    roles,
  }),
  reply: z.object({ password: z.string() }),
  errors: ['email_taken'],
})

/** Its sessions end. Nobody changes their own roles, so that an administrator is left. */
export const changeStaff = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/staff/{id}/',
  summary: 'Say what somebody may do, or that they work here no more.',
  params: z.object({ id: rowId }),
  body: z.strictObject({ roles, disabled: z.boolean() }),
  reply: members,
  errors: [],
})

/** What is written down; each call that shows a customer writes its line before it answers. */
export const staffDeeds = [
  'signed_in',
  'signed_out',
  'enrolled',
  'staff_added',
  'staff_changed',
  'found',
  'customer_read',
  'events_read',
  'case_read',
  'cases_listed',
  'requests_listed',
  'enquiries_listed',
  'enquiry_done',
  'case_taken',
  'case_left',
  'case_answered',
  'case_noted',
  'unlocked',
  'sessions_ended',
  'access_mailed',
  'text_saved',
  'text_removed',
  'office_opened',
  'office_left',
  'code_sent',
  'acting_begun',
  'acted',
  'documents_listed',
  'documents_read',
  'document_opened',
  'documents_decided',
  'money_listed',
  'payment_read',
  'refund_asked',
  'refund_confirmed',
  'refund_turned_down',
  'erasures_listed',
  'erasure_proposed',
  'erasure_confirmed',
  'erasure_turned_down',
  'operating_read',
  'deliveries_listed',
  'mail_retried',
  'event_retried',
] as const
export type StaffDeed = (typeof staffDeeds)[number]

const line = z.object({
  number: z.int(),
  at: z.string(),
  /** Null of a command. */
  who: z.nullable(z.string()),
  what: z.enum(staffDeeds),
  customer_id: z.nullable(z.int()),
  /** Ids and references. */
  about: z.string(),
  why: z.string(),
  address: z.string(),
})
export type StaffLine = z.infer<typeof line>

export const readStaffLog = endpoint({
  method: 'GET',
  path: 'desk/v1/log/',
  summary: 'The log of the desk, newest first.',
  access: 'staff',
  role: 'audits',
  switch: 'desk',
  query: z.object({
    ...pageQuery,
    customer: z.optional(rowId),
    staff: z.optional(rowId),
    what: z._default(z.enum(['any', ...staffDeeds]), 'any'),
  }),
  reply: z.extend(pageOf(line), {
    /** Everybody whose lines can be asked for. */
    staff: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  errors: [],
})

export const checkStaffLog = endpoint({
  method: 'GET',
  path: 'desk/v1/log/check/',
  summary: 'Whether the log of the desk is whole.',
  access: 'staff',
  role: 'audits',
  switch: 'desk',
  reply: z.object({
    /** The first line that was changed, or before which one is missing; null of a whole log. */
    broken_at: z.nullable(z.int()),
  }),
  errors: [],
})
