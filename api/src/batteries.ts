import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pathText } from './path-text.ts'

const euros = z.number()
const bateriaId = pathText

/** Kinds of virtual battery: the customer's own, each with what it does in the retailer's words. */
export const listBatteryTypes = endpoint({
  method: 'GET',
  path: 'contract/bateria/types',
  summary: "Types of the customer's virtual batteries.",
  access: 'customer',
  delegate: 'look',
  switch: 'virtualBattery',
  reply: z.array(z.object({ name: z.string(), description: z.string() })),
  errors: [],
})

/** Share of a contract in a battery, whole per cent. */
const batteryShare = z.object({
  bateria_id: z.int(),
  polissa_id: z.int(),
  polissa_name: z.string(),
  percentage: z.int(),
})
export type BatteryShare = z.infer<typeof batteryShare>

/** How a battery of the caller is shared out among the caller's contracts. */
export const listBatteryPercentages = endpoint({
  method: 'GET',
  path: 'contract/bateria_virtual_percentages/{bateriaId}',
  summary: "Shares of the customer's contracts in a virtual battery.",
  access: 'customer',
  delegate: 'look',
  switch: 'virtualBattery',
  params: z.object({ bateriaId }),
  reply: z.array(batteryShare),
  errors: [],
})

/**
 * What an invoice put into a battery and took out of it: both where its bill states the two separately, else their
 * difference.
 */
const batteryMovement = z.object({
  date: z.string(),
  polissa_id: z.int(),
  polissa_name: z.string(),
  invoice_number: z.string(),
  /** Null if the invoice is not among those that the office has. */
  invoice_id: z.nullable(z.int()),
  deposit: euros,
  withdrawal: euros,
  /** Euros in the battery afterwards, and what of them was the contract's. */
  balance: euros,
  part: euros,
})
export type BatteryMovement = z.infer<typeof batteryMovement>

/** Euros in a battery that are one contract's: what its shares gave it, less what its bills have taken. */
const batteryPart = z.object({
  bateria_id: z.int(),
  polissa_id: z.int(),
  polissa_name: z.string(),
  part: euros,
})

/** `parts` and `rest` add up to what is in the battery; `rest` is of others' contracts, or nobody's. */
const batteryParts = { parts: z.array(batteryPart), rest: euros }

/**
 * The ledger of a battery over a calendar year, by default the last one in which anything moved: opening balance +
 * deposits − withdrawals + others = closing balance, to the cent. `others` is what contracts of other customers in the
 * same battery came to; nothing else of theirs is shown. Amounts in euros.
 */
export const getBatteryLedger = endpoint({
  method: 'GET',
  path: 'contract/bateria_virtual_movements/{bateriaId}',
  summary: 'What went into a virtual battery and out of it in a year, with its balance.',
  access: 'customer',
  delegate: 'look',
  switch: 'virtualBattery',
  params: z.object({ bateriaId }),
  query: z.object({
    year: z.optional(z.string().check(z.regex(/^(19|20|21)\d\d$/, { error: 'not_valid' }))),
  }),
  reply: z.object({
    bateria: z.object({ id: z.int(), name: z.string() }),
    year: z.int(),
    /** Years in which anything moved, newest first. */
    years: z.array(z.int()),
    opening_balance: euros,
    deposits: euros,
    withdrawals: euros,
    others: euros,
    closing_balance: euros,
    /** Of the closing balance. */
    ...batteryParts,
    /** Newest first. */
    items: z.array(batteryMovement),
  }),
  errors: [],
})

/**
 * The euros in a battery and whose they are, and those that bills put into it in the last twelve months, whoever's
 * contract it was: a share is of what comes in, never of what is there. Deposits of other people's contracts count as their bills' net amounts.
 */
export const getBatteryYear = endpoint({
  method: 'GET',
  path: 'contract/bateria_virtual_year/{bateriaId}',
  summary: 'What is in a virtual battery, and what went into it in the last twelve months.',
  access: 'customer',
  delegate: 'look',
  switch: 'virtualBattery',
  params: z.object({ bateriaId }),
  reply: z.object({
    total_descompte: euros,
    ...batteryParts,
    deposits: euros,
    /** First and last day of the twelve months. */
    start: z.string(),
    end: z.string(),
  }),
  errors: [],
})
export type BatteryYear = z.infer<typeof getBatteryYear.reply>

/**
 * All movements of the caller's contracts in one or several batteries as a spreadsheet. If one of the batteries is not
 * the caller's, none is there.
 */
export const downloadBatteries = endpoint({
  method: 'GET',
  path: 'contracts/virtual_batteries/{ids}',
  summary: 'Movements of virtual batteries, by their ids with commas between, as a spreadsheet (XLSX).',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  switch: 'virtualBattery',
  params: z.object({ ids: pathText }),
  reply: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: [],
})
