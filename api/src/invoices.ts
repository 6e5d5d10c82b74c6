import { invoiceTypes } from '@endoll/domain/billing/invoice-type.ts'
import { invoiceStates, paymentStatuses } from '@endoll/domain/billing/payment-status.ts'
import * as z from 'zod/mini'
import { contractName, supplyKinds } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery, wholeWithin } from './paging.ts'
import { textLanguages } from './text-languages.ts'
import { rowId } from './whole-number.ts'

const named = z.object({ name: z.string() })
const euros = z.number()

/** How an invoice is paid: charged to an account, or paid by the customer by transfer or by card. */
export const paymentMethods = ['direct_debit', 'transfer', 'card'] as const

/** One rung of the ladder that an unpaid invoice climbs. */
const pendingState = z.object({
  change_date: z.string(),
  pending_state: z.object({ ov_description: z.string() }),
})

/**
 * An invoice as the list shows it. Amounts in euros, energy in kWh, days as YYYY-MM-DD, `end_date` the last day that
 * is billed. The total of an annulling one (types A and B) is positive as printed; it counts negative.
 */
export const invoiceItem = z.object({
  id: z.int(),
  number: z.string(),
  type: z.enum(supplyKinds),
  date: z.string(),
  due_date: z.nullable(z.string()),
  start_date: z.string(),
  end_date: z.string(),
  paid: z.boolean(),
  rectificative_type: z.enum(invoiceTypes),
  /** Number of the invoice that this one annuls or rectifies. */
  rectifies: z.nullable(z.string()),
  state: z.enum(invoiceStates),
  /** The one state to show; computed on the day of the call. */
  payment_status: z.enum(paymentStatuses),
  payment_method: z.enum(paymentMethods),
  /** Agreed to be paid in parts, and not yet paid: `due_date` is that of the next part. */
  in_parts: z.boolean(),
  amount_total: euros,
  /** As the bill prints it in the language of the call: "47,83 €". */
  amount_total_printable: z.string(),
  amount_pending: euros,
  amount_debt: euros,
  energy_consumed: z.number(),
  /** Oldest rung first. */
  pending_state_history: z.array(pendingState),
  partner: z.object({ name: z.string(), vat: z.string() }),
  pricelist: named,
  cups: z.object({ name: z.string(), street: z.string() }),
  contract: z.object({ id: z.int(), name: z.string() }),
  tariff: named,
})
export type InvoiceItem = z.infer<typeof invoiceItem>

/**
 * Totals of the list: every invoice of both kinds the page is about, regardless of tab, page and search. Each
 * cent that is owed stands in exactly one of the three amounts; what a refund (A, B) gives back is in none.
 */
export const invoicesSummary = z.object({
  /** Euros that the retailer calls overdue, on how many invoices, and since when the oldest was due. */
  amount_debt: euros,
  with_debt: z.int(),
  debt_since: z.nullable(z.string()),
  /** Euros that contracts owe beyond these invoices: of older ones, which are not kept here. */
  amount_debt_older: euros,
  /** Euros of direct debits and card payments in flight. */
  amount_in_process: euros,
  in_process: z.int(),
  /** What else is to be paid, on how many invoices, and the first day from today on which something is due. */
  amount_pending: euros,
  pending: z.int(),
  next_due_date: z.nullable(z.string()),
  /** How many of them the customer pays, by transfer or card, of how many euros, and until when first; the bank takes the others. */
  pending_by_customer: z.int(),
  amount_pending_by_customer: euros,
  next_due_date_by_customer: z.nullable(z.string()),
  /** The first day from today on which the bank takes one of the others. */
  next_charge_date: z.nullable(z.string()),
  /** Bills that are paid together by one transfer: its reference, euros, on how many bills, and until when. */
  grouped_transfers: z.array(
    z.object({
      reference: z.string(),
      amount: euros,
      invoices: z.int(),
      due_date: z.nullable(z.string()),
    }),
  ),
  /** Day of the newest invoice. */
  last_date: z.nullable(z.string()),
  /**
   * About when the next will come, today or later: from the distance of the last ones of each active contract. Null
   * where there are too few, or where it should have come long ago.
   */
  next_date: z.nullable(z.string()),
})
export type InvoicesSummary = z.infer<typeof invoicesSummary>

/** Which invoices: of one kind, or of one contract, and those that match the search. */
const asked = {
  type: z._default(z.enum(supplyKinds), 'electricity'),
  /** Name of a contract of the caller; its kind then stands in the place of `type`. */
  contract: z.optional(contractName),
  /**
   * Number, partner, NIF, address, CUPS, contract name and id, price list, tariff, printable total: in this order, so
   * that a space may stand for what lies between two of them. Case, accents and commas are ignored.
   */
  search: z._default(z.string().check(z.maxLength(200)), ''),
  /** Only those that are overdue (`owed`), or those of a year (YYYY) by their day. */
  only: z.optional(z.string().check(z.regex(/^(owed|[12]\d{3})$/, { error: 'not_valid' }))),
}

const listReply = z.extend(pageOf(invoiceItem), {
  /** How many invoices of each kind the page is about, regardless of the search. */
  counts: z.object({ electricity: z.int(), gas: z.int() }),
  summary: invoicesSummary,
  /** Years with invoices of the kind or contract, newest first, regardless of the search. */
  years: z.array(z.int()),
  /** The contract that was asked for, with the address that stands below the title. */
  contract: z.nullable(
    z.object({ id: z.int(), name: z.string(), type: z.enum(supplyKinds), full_address: z.string() }),
  ),
  text_languages: textLanguages,
})

/** The caller's invoices, newest first. */
export const listInvoices = endpoint({
  method: 'GET',
  path: 'invoices/',
  summary: "The customer's invoices, page by page, newest first.",
  access: 'customer',
  delegate: 'look',
  query: z.object({ ...pageQuery, ...asked }),
  reply: listReply,
  errors: [],
})

/** The invoices of one contract of the caller, by its id. */
export const listContractInvoices = endpoint({
  method: 'GET',
  path: 'contracts/{id}/invoices/',
  summary: 'The invoices of one contract, page by page, newest first.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ id: rowId }),
  query: z.object({ ...pageQuery, search: asked.search, only: asked.only }),
  reply: listReply,
  errors: [],
})

/**
 * Sums by month of the last four calendar years, for the chart; refunds negative. Amounts in euros with two decimals,
 * energy in kWh with three. With a contract, its kind stands in the place of `type`.
 */
export const invoicesChart = endpoint({
  method: 'GET',
  path: 'invoices/chart/',
  summary: 'Invoiced amount and energy by month and contract, the last four calendar years.',
  access: 'customer',
  delegate: 'look',
  query: z.object({ type: asked.type, contract: asked.contract }),
  reply: z.object({
    /** The four calendar years, oldest first. */
    years: z.array(z.int()),
    /** The series, by name. Empty if a month has more contracts than the deployment's `maxContracts`: totals then. */
    contracts: z.array(z.object({ id: z.int(), name: z.string() })),
    /** One record for each month (YYYY-MM of the invoice's day) and each series that has an invoice in it, in order. */
    records: z.array(
      z.object({
        month: z.string(),
        /** Null for the total of all contracts, which only stands where there are no series. */
        contract_id: z.nullable(z.int()),
        amount: euros,
        energy: z.number(),
      }),
    ),
  }),
  errors: [],
})

/** The invoices that the list would show, all pages, as a spreadsheet. */
export const exportInvoices = endpoint({
  method: 'GET',
  path: 'invoices/export/',
  summary: 'The invoices as a spreadsheet (XLSX).',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  query: z.object(asked),
  reply: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: [],
})

/** Most invoices in one reply of `invoicesOfYear`. */
export const mostInvoicesAtOnce = 1000

/**
 * What is there to take along: the years that have invoices, newest first, and of one year every invoice with the
 * little that names its file, newest first. By the day of the invoice; of both kinds unless one is named. Without a
 * year only the years.
 */
export const invoicesOfYear = endpoint({
  method: 'GET',
  path: 'invoices/year/',
  summary: 'The years that have invoices, and every invoice of one of them, to download its files.',
  access: 'customer',
  delegate: 'look',
  query: z.object({
    /** YYYY. */
    year: z.optional(z.string().check(z.regex(/^[12]\d{3}$/, { error: 'not_valid' }))),
    type: z.optional(z.enum(supplyKinds)),
    /** Name of a contract of the caller; its kind then stands in the place of `type`. */
    contract: asked.contract,
    offset: pageQuery.offset,
    limit: wholeWithin(1, mostInvoicesAtOnce, mostInvoicesAtOnce),
  }),
  reply: z.object({
    years: z.array(z.object({ year: z.int(), n_invoices: z.int() })),
    items: z.array(z.object({ id: z.int(), number: z.string(), date: z.string() })),
    n_items: z.int(),
    offset: z.int(),
    limit: z.int(),
  }),
  errors: [],
})

/** One invoice as PDF, in the language of the call. */
export const downloadInvoice = endpoint({
  method: 'GET',
  path: 'invoices/{id}/pdf/',
  summary: 'One invoice as PDF.',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  params: z.object({ id: rowId }),
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable'],
})
