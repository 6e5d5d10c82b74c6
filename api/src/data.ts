/**
 * What a program of the customer's reads by a token (docs/data-api.md). It reads and does nothing else; it names no person,
 * address, CUPS or account. Energy in kWh, amounts in euros, days as YYYY-MM-DD, hours as instants with their offset.
 */
import { invoiceTypes } from '@endoll/domain/billing/invoice-type.ts'
import { paymentStatuses } from '@endoll/domain/billing/payment-status.ts'
import * as z from 'zod/mini'
import { contractName, supplyKinds } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { billSoFarReply } from './insight.ts'
import { rowId } from './whole-number.ts'

/** Most days in one reply of `readHours` and `readQuarters`; `next` leads on. */
export const daysAtOnce = 31
/** Most bills in one reply; `next` leads on. */
export const billsAtOnce = 50

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'date_not_valid' }))
const euros = z.number()
/** EUR/kWh with taxes, without what runs by the day (power, meter, social bonus). */
const price = z.nullable(z.number())

const common = {
  method: 'GET',
  access: 'token',
  switch: 'dataAccess',
  errors: ['too_many_attempts'],
} as const
const ofSupply = { ...common, params: z.object({ name: contractName }) } as const

export const readDataSupplies = endpoint({
  ...common,
  path: 'supplies/',
  summary: 'The supplies that the token shows.',
  reply: z.object({
    items: z.array(
      z.object({
        /** Of its contract; names the supply in the other calls. */
        name: z.string(),
        type: z.enum(supplyKinds),
        tariff: z.string(),
        active: z.boolean(),
        /** Contracted power in kW, P1 first; empty for gas. */
        powers: z.array(z.number()),
        time_zone: z.string(),
        /** First and last day with hours; null without any. */
        hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
      }),
    ),
  }),
  example: {
    items: [
      {
        name: '00412',
        type: 'electricity',
        tariff: '2.0TD',
        active: true,
        powers: [3.45, 3.45],
        time_zone: 'Europe/Madrid',
        hours: { from: '2024-01-01', to: '2026-11-20' },
      },
    ],
  },
})

const stepsReply = z.object({
  /** In order; what was not read is not there. */
  items: z.array(
    z.object({
      start: z.string(),
      import: z.nullable(z.number()),
      /** Null where nothing is known of any surplus. */
      export: z.nullable(z.number()),
      price,
      /** What the import costs at that price. */
      amount: z.nullable(euros),
      estimated: z.boolean(),
      /** It may still change: it is not from the distributor's billing curve. */
      provisional: z.boolean(),
    }),
  ),
  /** `from` of the call that reads on; null at the end. */
  next: z.nullable(z.string()),
})

const stepsQuery = z.object({
  /** First day; without it the last `daysAtOnce` days. */
  from: z.optional(day),
  /** Last day, today without it. */
  to: z.optional(day),
})

const hoursExample = {
  items: [
    {
      start: '2026-11-20T00:00:00+01:00',
      import: 0.214,
      export: 0,
      price: 0.120934,
      amount: 0.02588,
      estimated: false,
      provisional: true,
    },
  ],
  next: null,
}

export const readHours = endpoint({
  ...ofSupply,
  path: 'supplies/{name}/hours/',
  summary: 'Hours of an electricity supply, with what they cost.',
  query: stepsQuery,
  reply: stepsReply,
  example: hoursExample,
})

export const readQuarters = endpoint({
  ...ofSupply,
  path: 'supplies/{name}/quarters/',
  summary: 'Quarters of an hour, of the days that were read by them.',
  query: stepsQuery,
  reply: stepsReply,
  example: {
    ...hoursExample,
    items: hoursExample.items.map((item) => ({ ...item, import: 0.051, amount: 0.006168 })),
  },
})

export const readDataBillSoFar = endpoint({
  ...ofSupply,
  path: 'supplies/{name}/bill_so_far/',
  summary: 'The bill that is being made: so far, and what it will come to.',
  reply: billSoFarReply,
  example: {
    estimate: {
      start_date: '2026-11-01',
      read_to: '2026-11-20',
      expected_end_date: '2026-11-30',
      days_read: 20,
      days: 30,
      energy_so_far: 142.318,
      amount_so_far: 31.07,
      expected: 46.4,
      expected_low: 43.1,
      expected_high: 50.2,
      expected_energy: 214.6,
      basis: 'year_before',
      range_basis: 'past_weeks',
      foresees_market: false,
      leaves_out: ['excess_power'],
      usual: 51.3,
      above_usual: false,
    },
    reason: null,
  },
})

export const readBills = endpoint({
  ...ofSupply,
  path: 'supplies/{name}/bills/',
  summary: 'The bills of a supply, newest first.',
  query: z.object({
    /** The bills older than this one: `next` of the last reply. */
    before: z.optional(rowId),
  }),
  reply: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        /** A and B annul another bill: their amount counts negative. */
        type: z.enum(invoiceTypes),
        date: z.string(),
        /** First and last day that it bills. */
        from: z.string(),
        to: z.string(),
        energy: z.number(),
        amount: euros,
        status: z.enum(paymentStatuses),
        due_date: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.int()),
  }),
  example: {
    items: [
      {
        id: 8812,
        number: 'FE2600412',
        type: 'N',
        date: '2026-11-05',
        from: '2026-10-01',
        to: '2026-10-31',
        energy: 198.4,
        amount: 47.83,
        status: 'paid',
        due_date: '2026-11-20',
      },
    ],
    next: null,
  },
})

export const readDebits = endpoint({
  ...ofSupply,
  path: 'supplies/{name}/debits/',
  summary: 'What the bank will be asked for, by day.',
  reply: z.object({ items: z.array(z.object({ date: z.string(), number: z.string(), amount: euros })) }),
  example: { items: [{ date: '2026-12-04', number: 'FE2600433', amount: 46.4 }] },
})

export const readPrices = endpoint({
  ...ofSupply,
  path: 'supplies/{name}/prices/',
  summary: "Today's and tomorrow's price of each hour; tomorrow's as far as it is known.",
  reply: z.object({ items: z.array(z.object({ start: z.string(), price })) }),
  example: {
    items: [
      { start: '2026-11-21T00:00:00+01:00', price: 0.120934 },
      { start: '2026-11-21T01:00:00+01:00', price: 0.120934 },
    ],
  },
})

export const readBattery = endpoint({
  ...ofSupply,
  path: 'supplies/{name}/battery/',
  summary: 'The virtual batteries of a supply, in euros.',
  reply: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        /** All that is in it, and what of that is this supply's. */
        balance: euros,
        own: euros,
        /** Per cent of what comes in that is this supply's. */
        share: z.number(),
      }),
    ),
  }),
  example: { items: [{ name: 'BV-0001', balance: 18.4, own: 18.4, share: 100 }] },
})

/** The address is a secret; one that was changed or never was is not found. */
export const readCalendar = endpoint({
  ...common,
  path: 'calendar/{secret}/',
  summary: 'Days of bills, debits and contracts as a calendar (RFC 5545).',
  params: z.object({ secret: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  reply: { file: ['text/calendar'] },
})
