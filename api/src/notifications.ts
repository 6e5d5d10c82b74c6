import { paidWith } from '@endoll/domain/payments/paid-with.ts'
import { toldOutcomes } from '@endoll/domain/payments/told.ts'
import { procedureNames } from '@endoll/domain/procedures/procedure-name.ts'
import { requestStates } from '@endoll/domain/procedures/request-state.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './paging.ts'
import { rowId } from './whole-number.ts'

const day = z.string()
const cents = z.int()
const invoice = { invoice_id: z.int(), number: z.string() }

/** What a notification is about. It is kept as it was then; its words are made where it is read. */
export const notificationAbout = z.discriminatedUnion('kind', [
  /** `charged`: the bank takes it by itself; nothing is said of bills told before that was kept. */
  z.object({
    kind: z.literal('bill'),
    ...invoice,
    cents,
    due_day: z.nullable(day),
    charged: z.optional(z.boolean()),
  }),
  /** A direct debit in the days to come. */
  z.object({ kind: z.literal('charge'), ...invoice, cents, day }),
  /** A direct debit, or another payment that the retailer's file has, that the bank gave back. */
  z.object({ kind: z.literal('returned'), ...invoice, cents }),
  /** The retailer gave money back of a bill, or, with `annuls`, by this bill takes back another. */
  z.object({ kind: z.literal('given_back'), ...invoice, cents, annuls: z.nullable(z.string()) }),
  /** What became of a payment made here; `cents` of this bill. */
  z.object({
    kind: z.literal('payment'),
    ...invoice,
    cents,
    outcome: z.enum(toldOutcomes),
    /** What it was paid with; null if the provider has not said it. */
    method: z.nullable(z.enum(paidWith)),
  }),
  z.object({
    kind: z.literal('request'),
    request_id: z.int(),
    procedure: z.enum(procedureNames),
    state: z.enum(requestStates),
  }),
  z.object({
    kind: z.literal('case'),
    case_id: z.int(),
    reference: z.string(),
    is_claim: z.boolean(),
    closed: z.boolean(),
  }),
  /** New prices of the contract's product. */
  z.object({ kind: z.literal('prices'), product: z.string(), from_day: day }),
  /** The contract renews for so many months unless it is ended by its last day. */
  z.object({ kind: z.literal('renewal'), last_day: day, months: z.int() }),
  /** Power above the contracted, by the maximeter of a bill. */
  z.object({
    kind: z.literal('power'),
    ...invoice,
    tariff_period: z.int(),
    demand_w: z.int(),
    contracted_w: z.int(),
  }),
  /** `month`: YYYY-MM. */
  z.object({ kind: z.literal('use_limit'), month: z.string(), energy_wh: z.int(), limit_wh: z.int() }),
  z.object({ kind: z.literal('bill_limit'), cents, limit_cents: cents }),
  z.object({ kind: z.literal('above_usual'), cents, usual_cents: cents }),
  z.object({
    kind: z.literal('month'),
    month: z.string(),
    energy_wh: z.int(),
    /** Of the month before, and of the same month a year before; null if a day of it is missing. */
    before_wh: z.nullable(z.int()),
    year_before_wh: z.nullable(z.int()),
    /** What its energy cost, with taxes, and the day that cost most; null if a price is missing. */
    energy_cents: z.nullable(cents),
    dearest: z.nullable(z.object({ day, cents })),
    /** The present bill so far and what it will come to; null without an estimate. */
    bill: z.nullable(z.object({ cents, low_cents: cents, high_cents: cents })),
  }),
  /** No hours have come since the last day that has any. */
  z.object({ kind: z.literal('meter_silent'), last_day: day }),
  /** Hours have come again: those of the first day after the silence. */
  z.object({ kind: z.literal('meter_back'), last_day: day, first_day: day }),
])
export type NotificationAbout = z.infer<typeof notificationAbout>

const notification = z.object({
  id: z.int(),
  at: z.string(),
  read: z.boolean(),
  /** As it was called then; null for what concerns no contract. */
  contract: z.nullable(z.object({ id: z.int(), name: z.string() })),
  about: notificationAbout,
})
export type NotificationItem = z.infer<typeof notification>

/** Those that were not read first, then the newest. */
export const listNotifications = endpoint({
  method: 'GET',
  path: 'notifications/',
  summary: 'What the customer was told, unread first.',
  access: 'customer',
  query: z.object(pageQuery),
  reply: z.extend(pageOf(notification), {
    unread: z.int(),
    /** Whether the customer wants sums said there (notification-choices.ts). */
    sums_shown: z.boolean(),
  }),
  errors: [],
})

export const countUnread = endpoint({
  method: 'GET',
  path: 'notifications/unread/',
  summary: 'How many notifications were not read.',
  access: 'customer',
  whileKept: true,
  reply: z.object({ unread: z.int() }),
  errors: [],
})

/** Reading what is read changes nothing. */
export const readNotification = endpoint({
  method: 'POST',
  path: 'notifications/{id}/read/',
  summary: 'Note that a notification was read.',
  access: 'customer',
  params: z.object({ id: rowId }),
  reply: z.object({ unread: z.int() }),
  errors: [],
})

/** `up_to`: the newest that the customer has seen; what came after it stays unread. */
export const readNotifications = endpoint({
  method: 'POST',
  path: 'notifications/read/',
  summary: 'Note that all notifications up to one were read.',
  access: 'customer',
  body: z.strictObject({ up_to: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)) }),
  reply: z.object({ unread: z.int() }),
  errors: [],
})
