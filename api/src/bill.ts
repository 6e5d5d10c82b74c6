import { lineKinds, priceUnits, quantityUnits, taxNames } from '@endoll/domain/billing/bill.ts'
import { changeCauses } from '@endoll/domain/billing/bill-change.ts'
import { destinations } from '@endoll/domain/billing/destination.ts'
import { invoiceTypes } from '@endoll/domain/billing/invoice-type.ts'
import { protectionKinds } from '@endoll/domain/billing/cut-protection.ts'
import { ladderStages } from '@endoll/domain/billing/pending-ladder.ts'
import { unpaidLetters } from '@endoll/domain/billing/unpaid-letters.ts'
import * as z from 'zod/mini'
import { invoiceStateItem } from './invoice-states.ts'
import { endpoint } from './endpoint.ts'
import { invoiceItem } from './invoices.ts'
import { textLanguages } from './text-languages.ts'
import { rowId } from './whole-number.ts'

const euros = z.number()
const day = z.string()

/**
 * One line as the bill prints it. `to` is the last day it is for; `quantity` and `price` are exact decimals as text,
 * the price in euros per `price_unit`; negative where the line gives back. Annulling invoices (A, B) print positive.
 */
const billLine = z.object({
  kind: z.enum(lineKinds),
  tariff_period: z.nullable(z.int()),
  name: z.nullable(z.string()),
  from: day,
  to: day,
  quantity: z.string(),
  unit: z.enum(quantityUnits),
  price: z.string(),
  price_unit: z.enum(priceUnits),
  days: z.nullable(z.int()),
  year_days: z.nullable(z.int()),
  amount: euros,
})
export type BillLineItem = z.infer<typeof billLine>

/** One tax: a rate in per cent of `base`, or in euros of `quantity_kwh`. */
const billTax = z.object({
  tax: z.enum(taxNames),
  rate_unit: z.enum(['%', 'EUR/kWh']),
  rate: z.string(),
  base: euros,
  quantity_kwh: z.nullable(z.string()),
  amount: euros,
  /** Whether the law makes the rate depend on a figure that is not known here: it may be another. */
  unsure: z.boolean(),
  /** Since when that figure could be known: the day of its publication, or the rate's first. Null if the rate is sure. */
  unsure_since: z.nullable(day),
  /** Whether it has less than the percentage of the law: the base of the electricity tax is reduced for a use. */
  reduced: z.boolean(),
})
export type BillTaxItem = z.infer<typeof billTax>

/** What the meter showed: Wh, varh, W or m³; figures of the meter where it was read. */
const reading = z.object({
  /** Serial number; null if the retailer does not say it. A replaced meter has rows of its own beside those of the new one. */
  meter: z.nullable(z.string()),
  magnitude: z.enum(['import', 'export', 'reactive', 'demand', 'gas_m3']),
  /** 1 for P1; 0 where the meter has no periods. */
  tariff_period: z.int(),
  previous_date: z.nullable(day),
  previous_reading: z.nullable(z.number()),
  current_date: day,
  current_reading: z.nullable(z.number()),
  quantity: z.number(),
  method: z.enum(['real', 'estimated']),
})

/**
 * What a cause did in one part of the bill: `of` lines of a kind (period and name null if they have none or differ);
 * of a tax; of the total, where a bill was rounded only as a whole.
 */
const changePart = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('line'),
    kind: z.enum(lineKinds),
    tariff_period: z.nullable(z.int()),
    name: z.nullable(z.string()),
    amount: euros,
  }),
  z.object({ of: z.literal('tax'), tax: z.enum(taxNames), amount: euros }),
  z.object({ of: z.literal('total'), amount: euros }),
])
export type BillChangePart = z.infer<typeof changePart>

/**
 * What an estimated reading did to a bill: `excess_kwh` billed beyond what was used (negative: less), where that is
 * known since and the lines of both bills let it be told apart from use; else null, with the `kwh` that depend on the
 * estimate.
 */
const billEstimate = z.object({ kwh: z.nullable(z.number()), excess_kwh: z.nullable(z.number()) })
export type BillEstimate = z.infer<typeof billEstimate>

/**
 * Why a bill differs from another: causes in euros that add up to `amount_change` to the cent, those of 0 too. Each has
 * its parts, which add up to it to the cent: none of 0, the largest first. A cause of 0 can have parts that come to
 * nothing together.
 */
const comparison = z.object({
  invoice: z.object({
    id: z.int(),
    number: z.string(),
    start_date: day,
    end_date: day,
    amount_total: euros,
    energy_consumed: z.number(),
    days: z.int(),
  }),
  amount_change: euros,
  /** Of the other bill and of this one; null if no estimate changed anything. */
  estimates: z.object({ before: z.nullable(billEstimate), now: z.nullable(billEstimate) }),
  causes: z.array(z.object({ cause: z.enum(changeCauses), amount: euros, parts: z.array(changePart) })),
})
export type BillComparison = z.infer<typeof comparison>

/** One invoice explained. Amounts in euros with two decimals, energy in kWh, days as YYYY-MM-DD, last days included. */
export const explainedBill = z.object({
  invoice: invoiceItem,
  days: z.int(),
  lines: z.array(billLine),
  taxes: z.array(billTax),
  text_languages: textLanguages,
  readings: z.array(reading),
  /** What was collected (positive) and what went back (negative), oldest first. */
  payments: z.array(
    z.object({
      date: day,
      amount: euros,
      /** `unsaid`: paid here, and the provider has not said with what. */
      method: z.enum(['direct_debit', 'transfer', 'card', 'bizum', 'unsaid', 'refund']),
      /** Name of whoever paid it here for the customer; absent of the customer. */
      acted_by: z.optional(z.string()),
    }),
  ),
  /** Orders of debits made here, and refusals by the bank, oldest first: no money moved. */
  debit_steps: z.array(z.object({ date: day, what: z.enum(['ordered', 'failed']), amount: euros })),
  iban_last4: z.nullable(z.string()),
  /** Whether it can be had as a structured invoice too: that of a firm. */
  has_ubl: z.boolean(),
  /** What the firm reported about it, oldest first. */
  states: z.array(invoiceStateItem),
  /** Other invoices that the same payment collects, by number. */
  grouped_with: z.array(z.object({ id: z.int(), number: z.string() })),
  /** What went into the virtual battery with this bill and out of it, and what is the contract's there after it, in euros. */
  battery: z.nullable(
    z.object({
      /** What the surplus comes to at its price, and what of it the bill gave back, before taxes. */
      surplus_value: euros,
      surplus_compensated: euros,
      kept: euros,
      taken: euros,
      balance: euros,
    }),
  ),
  /** Where one transfer pays this and others: its reference, euros in all, and of how many bills. */
  transfer_group: z.nullable(z.object({ reference: z.string(), amount: euros, invoices: z.int() })),
  /** The invoice that this one annuls or rectifies, and those that annul or rectify this one. */
  related: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      rectificative_type: z.enum(invoiceTypes),
      relation: z.enum(['corrects', 'corrected_by']),
    }),
  ),
  /** Where the money goes; adds up to the total. */
  destination: z.array(z.object({ destination: z.enum(destinations), amount: euros })),
  estimated: z.boolean(),
  /** Products that began within its days, oldest first; none where one holds for all of them. */
  product_changes: z.array(z.object({ name: z.string(), from: day })),
  /** Contracted powers that were billed, in kW, P1 first; empty for gas. */
  powers: z.array(z.number()),
  zone: z.string(),
  time_zone: z.string(),
  /**
   * The energy of a bill with social bonus, in kWh: the limit of its days, what the twelve months before left of theirs,
   * what has right to the discount and what lies beyond. Null if there is none or its limit is not known.
   */
  social_bonus: z.nullable(
    z.object({
      limit_kwh: z.number(),
      carried_kwh: z.number(),
      discounted_kwh: z.number(),
      beyond_kwh: z.number(),
    }),
  ),
  /** The bill before it and the one of the same season a year earlier, as far as there are any that still hold. */
  previous: z.nullable(comparison),
  year_before: z.nullable(comparison),
  /** The way of an unpaid invoice to a cut of the supply, oldest rung first, in the retailer's words. */
  ladder: z.array(z.object({ stage: z.enum(ladderStages), date: day, description: z.string() })),
  /** Letters of the unpaid invoice as their certified sending reports them, oldest first. */
  letters: z.array(
    z.object({
      /** Model of RD 897/2017. */
      annex: z.enum(unpaidLetters),
      reference: z.string(),
      sent_date: day,
      delivered_date: z.nullable(day),
      returned_date: z.nullable(day),
    }),
  ),
  /** The letter whose delivery is waited for: the time of the next step counts from it. */
  ladder_awaits: z.nullable(z.object({ letter: z.enum(unpaidLetters), sent: day })),
  /**
   * What comes next while nothing is paid, and the first day on which it may, by the law of homes and of gas at the
   * tariff of last resort; null once nothing is owed, where the supply may not be cut or a claim holds the bill up, and
   * where the contract says it (firms, gas of the free market).
   */
  ladder_next: z.nullable(z.object({ stage: z.enum(ladderStages), from: day })),
  /**
   * First day on which the supply may be cut for this debt, where the ladder has come so far and it is still owed; where
   * the contract says it, only the day that is planned already. Never a holiday, a day without service, nor their eve.
   */
  cut_date: z.nullable(day),
  /**
   * From when the power of a home with the social bonus may be lowered, to how many kW and for how many months: nothing is
   * cut before they are over.
   */
  minimum_supply: z.nullable(z.object({ from: day, power: z.number(), months: z.int() })),
  /**
   * Why the supply may not be cut although something is owed, and the last day of that; null while it lasts, and null
   * whole where it may be cut or nothing is owed.
   */
  cut_ban: z.nullable(z.object({ kind: z.enum(protectionKinds), until: z.nullable(day) })),
  /** The claim that holds the bill up: until it is answered nothing is cut; before `adr_body` nothing is collected. */
  paused_by: z.nullable(z.object({ id: z.int(), reference: z.string(), adr_body: z.nullable(z.string()) })),
  /**
   * What paying does where the supply may be cut already (`cut_date` has come): hours from the payment; without
   * `asked_within_hours` they count from when the retailer asks for it. `charge` is what a justified cut costs, in euros
   * before taxes, where it is known.
   */
  reconnection: z.nullable(
    z.object({
      asked_within_hours: z.nullable(z.int()),
      done_within_hours: z.int(),
      charge: z.nullable(euros),
      /** The same with the taxes of today, where they are known. */
      charge_with_taxes: z.nullable(euros),
    }),
  ),
})
export type ExplainedBill = z.infer<typeof explainedBill>

/** One invoice of the caller, line by line, with what changed. */
export const explainBill = endpoint({
  method: 'GET',
  path: 'invoices/{id}/bill/',
  summary: 'One invoice explained: lines, taxes, readings, payments, and what changed from others.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ id: rowId }),
  reply: explainedBill,
  errors: [],
})
