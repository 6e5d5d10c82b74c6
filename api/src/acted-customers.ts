/** All customers for whom an account acts, together: what needs whoever acts for many. */
import { delegateRoles } from '@endoll/domain/identity/delegate-role.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const customer = z.object({
  /** The delegation by which the account acts for them: `for` of calls and pages. */
  delegation: z.int(),
  customer: z.string(),
  role: z.enum(delegateRoles),
  /** How many contracts it is about. */
  contracts: z.int(),
  /** Euros that the retailer calls overdue, on how many bills, and since when the oldest was due. */
  amount_debt: z.number(),
  with_debt: z.int(),
  debt_since: z.nullable(z.string()),
  /** What else the customer pays, by transfer or card: euros, on how many bills, and until when first. */
  amount_to_pay: z.number(),
  to_pay: z.int(),
  next_due_date: z.nullable(z.string()),
  /** Requests that wait for the customer's signature, and those that are under way. */
  requests_to_sign: z.int(),
  requests_under_way: z.int(),
})
export type ActedCustomer = z.infer<typeof customer>

const common = { method: 'GET', access: 'customer', switch: 'delegation' } as const

/** Those who owe something first, then those who have something to pay, then by name. */
export const listActedCustomers = endpoint({
  ...common,
  path: 'delegations/customers/',
  summary: 'What needs attention of each customer for whom the account acts.',
  reply: z.object({ customers: z.array(customer) }),
  errors: [],
})

export const exportActedInvoices = endpoint({
  ...common,
  path: 'delegations/customers/invoices/',
  summary: 'The invoices of all customers for whom the account acts, as one spreadsheet (XLSX).',
  cookie: true,
  reply: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: [],
})
