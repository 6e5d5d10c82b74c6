import { contractPeople } from '@endoll/domain/contracting/contract-people.ts'
import { protectionKinds } from '@endoll/domain/billing/cut-protection.ts'
import { priceConcepts } from '@endoll/domain/billing/billed-supply.ts'
import { selfConsumptionModalities } from '@endoll/domain/contracting/self-consumption-code.ts'
import { placeKinds } from '@endoll/domain/supply/place-kind.ts'
import * as z from 'zod/mini'
import { contractNamePattern } from './contract-name.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './paging.ts'
import { tariffOptionsOf } from './tariff-options.ts'
import { textLanguages } from './text-languages.ts'
import { rowId } from './whole-number.ts'

/** Electricity or gas. */
export const supplyKinds = ['electricity', 'gas'] as const
export type SupplyKind = (typeof supplyKinds)[number]

/** States the retailer's systems send; `esborrany` and `activa` have a meaning of their own, any other is closed. */
export const contractStates = ['esborrany', 'activa', 'baixa', 'cancelada'] as const

export const contractName = z.string().check(z.regex(contractNamePattern))

const named = z.object({ name: z.string() })
const euros = z.number()

/** Contracted power of one period, in kW. */
export const contractedPower = z.object({ period: z.string(), power: z.number() })

/** A contract as the list shows it. Powers in kW, amounts in euros, days as YYYY-MM-DD. */
export const contractItem = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(supplyKinds),
  state: z.string(),
  sign_date: z.nullable(z.string()),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  amount_debt: euros,
  atr_available: z.boolean(),
  cups: z.object({
    name: z.string(),
    street: z.string(),
    city: z.string(),
    ref_catastral: z.nullable(z.string()),
    full_address: z.string(),
  }),
  /** What the customer calls the place, null until they name it, and what kind of place its address names. */
  place: z.object({ name: z.nullable(z.string()), kind: z.enum(placeKinds) }),
  tariff: named,
  pricelist: z.object({ name: z.string(), nom_comercial: z.nullable(z.string()) }),
  owner_partner: named,
  contracted_power_period: z.array(contractedPower),
  has_consumption: z.boolean(),
})
export type ContractItem = z.infer<typeof contractItem>

/** What is still owed of a bill that is not kept here; `date` is that of the bill, or since when it is owed. */
const oldDebt = z.object({ reference: z.string(), concept: z.string(), date: z.string(), amount: euros })

const service = z.object({ name: z.string(), start_date: z.string(), end_date: z.nullable(z.string()) })

/**
 * A file that belongs to the contract. `size_text` as it is shown in the language of the call: "830 KB", "1,2 MB",
 * "1,1 GB"; a KB is 1000 bytes, as the limits on files count, and a smaller file has 1 KB. `filename` is the name it is saved under.
 */
const attachment = z.object({
  id: z.int(),
  name: z.string(),
  category_name: z.string(),
  created_date: z.string(),
  size_text: z.string(),
  size_bytes: z.int(),
  filename: z.string(),
})
export type AttachmentItem = z.infer<typeof attachment>

/**
 * Of a shared installation: the per cent of what it generates that is this supply's, from the least to the most by the
 * hour, of the last year up to this one that is known (RD 244/2019 annex I.1), among how many supplies.
 */
export const installationShare = z.nullable(
  z.object({
    year: z.int(),
    least_percent: z.number(),
    most_percent: z.number(),
    participants: z.int(),
  }),
)

/** What becomes of the discounts that a contract's battery holds. */
export const discountModes = ['aplicar', 'no_aplicar'] as const
export type DiscountMode = (typeof discountModes)[number]

/** What ties a contract to a virtual battery, which holds euros. */
const batteryLink = z.object({
  id: z.int(),
  bateria: z.object({ id: z.int(), name: z.string(), type_name: z.string(), description: z.string() }),
  /** Euros in the whole battery. */
  total_descompte: euros,
  /** What of them is this contract's: a change of its share does not change it. */
  part: euros,
  /** Share of what comes in that this contract gets, in per cent. */
  pes_percentatge: z.int(),
  /** Per cent of the battery that no contract in force has. */
  percentage_left: z.int(),
  gestio_descomptes: z.enum(discountModes),
})
export type BatteryLink = z.infer<typeof batteryLink>

/** How a product's prices are made, as the comparator of the CNMC classifies them. */
export const priceKinds = ['fixed', 'indexed', 'flexible', 'flat'] as const
export const regulatedPrices = ['pvpc', 'possible'] as const
export type PriceKind = (typeof priceKinds)[number]

/** A price of the product that holds today, as its unit says; 0 where it is the same in all periods. */
export const productPrice = z.object({
  concept: z.enum(priceConcepts),
  tariff_period: z.int(),
  price: z.string(),
  /** With the taxes of today (RDLeg 1/2007 art. 60.2.c); null of what gives back and of what is in per cent. */
  price_with_taxes: z.nullable(z.string()),
  unit: z.string(),
})

const who = z.enum(contractPeople)

/** A contract whole, for its page. Pressure in bar. */
export const contractDetail = z.extend(contractItem, {
  /** It ended because somebody else became the holder. */
  handed_over: z.boolean(),
  no_cession_sips: z.enum(['requested', 'active', 'unactive']),
  /**
   * Of the data that distributors pass on: the last day of the objection, where it has one, and since when the distributor
   * shows arrears, which then cannot be kept from others, nor can the CUPS (RD 88/2026 art. 8.4).
   */
  sips: z.object({ until: z.nullable(z.string()), arrears_since: z.nullable(z.string()) }),
  invoice_online: z.boolean(),
  electronic_notification: z.boolean(),
  date_start_electronic_notification: z.nullable(z.string()),
  date_request_electronic_notification: z.nullable(z.string()),
  bank_account: z.nullable(z.object({ id: z.int(), printable_iban: z.string() })),
  /** Part of the debt, oldest first: nothing of it can be paid here. */
  old_debts: z.array(oldDebt),
  /** The direct debit mandate of that account: its unique reference, and the day of its signature; null if none is known. */
  mandate: z.nullable(z.object({ reference: z.string(), signed_date: z.string() })),
  payer_partner: named,
  /** Who payer, fiscal person (by tax id) and notified person (by name) are. */
  people: z.object({ payer: who, fiscal: who, notified: who }),
  fiscal_partner: z.object({ name: z.string(), vat: z.string() }),
  fiscal_address: z.object({ full_address: z.string() }),
  notification_address: z.object({
    name: z.string(),
    full_address: z.string(),
    email: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
  }),
  dso: z.nullable(named),
  /** Where it is signed, outside of the office, while it waits for that. */
  sign_address: z.nullable(z.string()),
  dso_reference: z.nullable(z.string()),
  dso_phone: z.nullable(z.string()),
  pressio: z.nullable(z.number()),
  caudal: z.nullable(z.number()),
  zone: z.string(),
  /** Its self-consumption as the access contract has it, and the unified code of the installation (CAU); null without. */
  self_consumption: z.nullable(
    z.object({
      modality: z.enum(selfConsumptionModalities),
      code: z.string(),
      cau: z.nullable(z.string()),
      share: installationShare,
    }),
  ),
  services: z.array(
    z.extend(service, {
      id: z.int(),
      /** What it is for; null where the retailer has told nothing. */
      about: z.nullable(z.string()),
      /** Euros a month before taxes; null where the retailer has told none. */
      price: z.nullable(z.number()),
      /** Until when it was agreed to be kept, and the euros that leaving it today costs; null without a stay, or once it is over. */
      stay: z.nullable(z.object({ last_day: z.string(), penalty: z.number() })),
    }),
  ),
  /**
   * `renewal` of a bonus that has an end: the day by which the retailer checks whether it goes on, or, before 2022, the last
   * one on which the customer could ask for it (RD 897/2017 art. 10.1).
   */
  bonos_sociales: z.array(
    z.extend(service, {
      renewal: z.nullable(z.object({ by: z.enum(['customer', 'retailer']), day: z.string() })),
    }),
  ),
  /** `pvpc` where it is at that price, `possible` where a retailer of reference would supply it so, null anywhere else. */
  regulated_price: z.nullable(z.enum(regulatedPrices)),
  /** Whether it is at a tariff of last resort, whose prices a resolution revises. */
  last_resort: z.boolean(),
  text_languages: textLanguages,
  /** Newest first. */
  attachments: z.array(attachment),
  /** None while the switch of batteries is off. */
  bateria_virtual: z.array(batteryLink),
  /** Null if nothing is offered or chosen, and while the switch of tariff options is off. */
  tariff_options: z.nullable(tariffOptionsOf),
  /** Why the supply may not be cut, and the last day of that (null while it lasts); null if it may be cut. */
  cut_ban: z.nullable(z.object({ kind: z.enum(protectionKinds), until: z.nullable(z.string()) })),
  /** Last day of the present price commitment. */
  commitment_end_date: z.nullable(z.string()),
  /** Last day of the present term of a contract that renews, and for how many months it does; null of others. */
  renewal: z.nullable(z.object({ last_day: z.string(), months: z.int() })),
  /** Day on which the change to the present or coming product was signed here, while it can be withdrawn from; else null. */
  product_signed_date: z.nullable(z.string()),
  price_kind: z.enum(priceKinds),
  renewable: z.boolean(),
  /** Those that hold today where the supply is, or held on the last day of a contract that has ended; ordered as on a bill. */
  prices: z.array(productPrice),
})
export type ContractDetail = z.infer<typeof contractDetail>

/** Totals over all the customer's contracts, regardless of kind, page and filter. */
export const contractsSummary = z.object({
  active: z.int(),
  waiting_signature: z.int(),
  in_process: z.int(),
  closed: z.int(),
  /** Euros owed in all, and on how many contracts. */
  amount_debt: euros,
  with_debt: z.int(),
})
export type ContractsSummary = z.infer<typeof contractsSummary>

/** Which contracts of a list are shown: with debt, active, drafts, or those of any other state. */
export const contractsShown = ['owed', 'active', 'draft', 'closed'] as const
export type ContractsShown = (typeof contractsShown)[number]

/** Which contracts may be listed: also those whose data can be kept from others now (SIPS). */
export const contractsListed = [...contractsShown, 'can_opt_out'] as const
export type ContractsListed = (typeof contractsListed)[number]

/** What a list of contracts may be ordered by; with a minus, the other way round. */
export const contractsOrders = [
  'name',
  '-name',
  'address',
  '-address',
  'power',
  '-power',
  'debt',
  '-debt',
] as const
export type ContractsOrder = (typeof contractsOrders)[number]

/** The caller's contracts of one kind, filtered on name, supply address and CUPS; spaces match anything. */
export const listContracts = endpoint({
  method: 'GET',
  path: 'contracts',
  summary: "The customer's contracts, page by page.",
  access: 'customer',
  delegate: 'look',
  query: z.object({
    ...pageQuery,
    type: z._default(z.enum(supplyKinds), 'electricity'),
    filter: z._default(z.string().check(z.maxLength(200)), ''),
    only: z.optional(z.enum(contractsListed)),
    /** By name unless said otherwise; power is the highest of the contract, debt what is owed now. */
    order: z._default(z.enum(contractsOrders), 'name'),
  }),
  reply: z.extend(pageOf(contractItem), {
    /** How many contracts the customer has of each kind, regardless of the filter. */
    counts: z.object({ electricity: z.int(), gas: z.int() }),
    summary: contractsSummary,
    /** The same of this kind alone. */
    summary_of_type: contractsSummary,
    text_languages: textLanguages,
  }),
  errors: [],
})

/** Every contract of the caller, only id and name, for selectors. */
export const listContractNames = endpoint({
  method: 'GET',
  path: 'contracts/',
  summary: 'Id and name of every contract of the customer.',
  access: 'customer',
  delegate: 'look',
  reply: z.array(z.object({ id: z.int(), name: z.string() })),
  errors: [],
})

/** One contract of the caller, by name. */
export const getContract = endpoint({
  method: 'GET',
  path: 'contracts/{name}/',
  summary: 'One contract, by name.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ name: contractName }),
  reply: contractDetail,
  errors: [],
})

/** Longest name of a place. */
export const longestPlaceName = 40

/** Names the place of a contract as the customer calls it; an empty name brings back the usual one. */
export const namePlace = endpoint({
  method: 'PUT',
  path: 'contracts/{name}/place/',
  summary: 'Name the place of a contract.',
  access: 'customer',
  delegate: 'manage',
  params: z.object({ name: contractName }),
  body: z.strictObject({ place_name: z.string().check(z.trim(), z.maxLength(longestPlaceName)) }),
  reply: contractItem.shape.place,
  errors: [],
})

/** One contract of the caller as a PDF: what is contracted, drafts too, in the language of the call. */
export const downloadContract = endpoint({
  method: 'GET',
  path: 'contracts/{name}/pdf/',
  summary: 'One contract as PDF.',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  params: z.object({ name: contractName }),
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable'],
})

/** One attachment of a contract of the caller. The browser may only save it, never show it. */
export const downloadAttachment = endpoint({
  method: 'GET',
  path: 'contract/download_attachment/{attachmentId}',
  summary: 'One document of a contract.',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  params: z.object({ attachmentId: rowId }),
  reply: { file: ['application/octet-stream'] },
  errors: [],
})

/** One contract of the caller, by id. */
export const getContractById = endpoint({
  method: 'GET',
  path: 'contract/{id}/',
  summary: 'One contract, by id.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ id: rowId }),
  reply: contractDetail,
  errors: [],
})
