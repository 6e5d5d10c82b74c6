import { labelLetters } from '@endoll/domain/supply/electricity-label.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { billUse } from './lead-parts.ts'
import { newContractSwitches } from './new-contract-switches.ts'
import { pathText } from './path-text.ts'

const item = z.object({ id: z.int(), name: z.string() })

/**
 * What is known of whoever becomes a customer; nothing of a visitor. Tax id, e-mail and mobile are then only read. Of a
 * person's name nobody knows for sure where the surnames begin: it is proposed, and may be corrected.
 */
export const getContractingConfig = endpoint({
  method: 'GET',
  path: 'contractacio/config',
  summary: 'What a new contract already knows of whoever is signed in.',
  access: 'visitor',
  switch: newContractSwitches,
  reply: z.object({
    vat: z.optional(z.string()),
    name: z.optional(z.string()),
    surName1: z.optional(z.string()),
    surName2: z.optional(z.string()),
    mobile: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
  errors: [],
})

const accessTariff = z.extend(item, { cnmc: z.string() })

const supplyData = z.object({
  cups_availability: z.object({ available: z.boolean(), reason: z.nullable(z.string()) }),
  /** In kW: of P1, of P2, and of all. */
  power: z.nullable(z.number()),
  power_p1: z.nullable(z.number()),
  power_p2: z.nullable(z.number()),
  powers: z.nullable(z.array(z.number())),
  access_tariff: z.nullable(accessTariff),
  selfcons: z.nullable(z.boolean()),
  /** Code of CNMC table 113; 00 where nothing is known. */
  selfcons_code: z.nullable(z.string()),
  address: z.object({ zipcode: z.nullable(z.string()) }),
})

/**
 * Whether a supply can be contracted, and what the form needs of it: no name, no address, no use. Fields are null where
 * they are not known, and all of them where it cannot be contracted.
 */
export const getSupplyPoint = endpoint({
  method: 'GET',
  path: 'contractacio/config/cups/{cups}',
  summary: 'Whether a supply can be contracted, and its tariff and powers where they are known.',
  access: 'anonymous',
  switch: 'newElectricityContractation',
  params: z.object({ cups: pathText.check(z.maxLength(60)) }),
  /** `old=0`: a tariff that has ended is left out. */
  query: z.object({ old: z.optional(z.enum(['0', '1'])) }),
  reply: z.object({ data: supplyData }),
  errors: ['too_many_attempts'],
})

/** Access tariffs that a supply with this highest power can have; all of them without one. */
export const listTariffs = endpoint({
  method: 'GET',
  path: 'tariff',
  summary: 'Access tariffs, all or those that fit a power.',
  access: 'anonymous',
  switch: 'newElectricityContractation',
  query: z.object({
    /** The highest power in kW, with decimal comma or point. */
    power: z.optional(z.string().check(z.maxLength(20))),
    /** `0`: without those that have ended. */
    old: z.optional(z.enum(['0', '1'])),
  }),
  reply: z.array(item),
  errors: [],
})

/** Activities of CNAE-2009: `name` is the class, `descripcio` its text in the language of the call. */
export const listActivities = endpoint({
  method: 'GET',
  path: 'misc/cnaes/',
  summary: 'Activities (CNAE) that a business may have.',
  access: 'anonymous',
  switch: newContractSwitches,
  reply: z.array(z.extend(item, { descripcio: z.string() })),
  errors: [],
})

/** A retailer that a supply may come from. */
const originRetailer = z.extend(item, {
  /** Its code in the register of the CNMC ('R2-123'), as the code of a bill says it; null of gas, and where it is not known. */
  cnmc_code: z.nullable(z.string()),
})

/** Retailers that a supply may come from. */
export const listOriginRetailers = endpoint({
  method: 'GET',
  path: 'leads/comers',
  summary: 'Retailers of electricity that a supply may come from.',
  access: 'anonymous',
  switch: 'newElectricityContractation',
  reply: z.array(originRetailer),
  errors: [],
})

const product = z.extend(item, {
  /** Of a gas tariff of last resort: who sets its prices and until when (day included) those of today hold. */
  regulated: z.nullable(
    z.object({ source: z.string(), url: z.nullable(z.string()), until: z.nullable(z.string()) }),
  ),
  /** The voluntary price for small consumers, of a retailer of reference. */
  pvpc: z.boolean(),
  /** Whether it pays for surplus today; null if the supply is not known to give any to the grid. */
  pays_surplus: z.nullable(z.boolean()),
  /**
   * The retailer's label of electricity in short, of the year that an offer of today says; the letters are of the impact,
   * against that of Spain (Circular 2/2021). Null of gas, and where the deployment has no label of the year.
   */
  origin: z.nullable(
    z.object({
      year: z.int(),
      renewable_percent: z.number(),
      spain_renewable_percent: z.number(),
      co2_letter: z.enum(labelLetters),
      waste_letter: z.enum(labelLetters),
    }),
  ),
  ov_description: z.nullable(z.string()),
  ov_link: z.nullable(z.string()),
  first_year: z.nullable(
    z.object({
      total: z.number(),
      without_taxes: z.number(),
      /** The total with less and with more use. */
      from: z.number(),
      to: z.number(),
      kwh: z.number(),
      basis: z.enum(['measured', 'bill', 'profile', 'profile_sun']),
      /** What panels are taken to give to the grid in the year, nobody having said it; 0 without panels. */
      surplus_kwh: z.number(),
      start_date: z.string(),
      end_date: z.string(),
      /**
       * Of a product that follows the market: the days whose prices are taken for the year to come (both included), how many
       * of their hours have none, and the bill of the month before, of the cheapest and of the dearest (RD 88/2026 art. 13.n).
       */
      market: z.nullable(
        z.object({
          from_date: z.string(),
          to_date: z.string(),
          hours_missing: z.int(),
          month: z.number(),
          cheapest_month: z.number(),
          dearest_month: z.number(),
        }),
      ),
    }),
  ),
})

/**
 * Products of a tariff that whoever asks may take today, the cheapest first year first. The first year is twelve bills
 * with all taxes, in euros: of the use that the distributor knows (`measured`) for who has looked the supply up, else of
 * what a bill says (`bill`), else of the mean home (`profile`), with panels if there are (`profile_sun`); null if neither is known, the powers or the province are missing, or prices end earlier.
 */
export const listProducts = endpoint({
  method: 'GET',
  path: 'pricelist',
  summary: 'Products that can be contracted, with the cost of their first year.',
  access: 'anonymous',
  switch: 'newElectricityContractation',
  query: z.object({
    /** The highest power in kW. */
    power: z.optional(z.string().check(z.maxLength(20))),
    /** Every power in kW, P1 first, with | between them. */
    powers: z.optional(z.string().check(z.maxLength(120))),
    /** Number of the access tariff. */
    atr: z.optional(z.string().check(z.maxLength(10))),
    selfcons: z.optional(z.enum(['true', 'false', '1', '0'])),
    cups: z.optional(z.string().check(z.maxLength(60))),
    customer: z.optional(z.enum(['person', 'company'])),
    /** Of the supply, where its CUPS is not known. */
    zipcode: z.optional(z.string().check(z.maxLength(10))),
    yearly_use: billUse,
  }),
  reply: z.array(product),
  errors: [],
})

/** As `getSupplyPoint`, of gas: powers and self-consumption are null, the tariff is a group of Circular 6/2020. */
export const getGasSupplyPoint = endpoint({
  method: 'GET',
  path: 'gas/contractacio/config/cups/{cups}',
  version: 2,
  summary: 'Whether a supply of gas can be contracted, and its tariff where that is known.',
  access: 'anonymous',
  switch: 'newGasContractation',
  params: z.object({ cups: pathText.check(z.maxLength(60)) }),
  reply: z.object({
    data: z.extend(supplyData, {
      /** Whether the distributor has told what it uses in a year; how much is told nobody. */
      use_known: z.boolean(),
    }),
  }),
  errors: ['too_many_attempts'],
})

/** Gas tariffs by the use of a year; ids are the numbers of their names, 1 for RL.1. */
export const listGasTariffs = endpoint({
  method: 'GET',
  path: 'gas/tariff',
  summary: 'Access tariffs of gas, with the yearly use that they are for.',
  access: 'anonymous',
  switch: 'newGasContractation',
  reply: z.array(z.extend(item, { over_kwh: z.int(), up_to_kwh: z.nullable(z.int()) })),
  errors: [],
})

export const listGasOriginRetailers = endpoint({
  method: 'GET',
  path: 'gas/leads/comers',
  version: 2,
  summary: 'Retailers of gas that a supply may come from.',
  access: 'anonymous',
  switch: 'newGasContractation',
  reply: z.array(originRetailer),
  errors: [],
})

/**
 * As `listProducts`, of gas. The first year is of the use that the distributor knows for who has looked the supply up, else
 * of the middle of the tariff's group; without the rental of the meter. A tariff of last resort stands there only where the
 * deployment may offer it and the supply may have it; its first year is of the prices known today, the last of them going on.
 */
export const listGasProducts = endpoint({
  method: 'GET',
  path: 'gas/pricelist',
  version: 2,
  summary: 'Products of gas that can be contracted, with the cost of their first year.',
  access: 'anonymous',
  switch: 'newGasContractation',
  query: z.object({
    cups: z.optional(z.string().check(z.maxLength(60))),
    /** Number of the gas tariff. */
    atr: z.optional(z.string().check(z.maxLength(10))),
    customer: z.optional(z.enum(['person', 'company'])),
    /** Of the supply, where its CUPS is not known. */
    zipcode: z.optional(z.string().check(z.maxLength(10))),
  }),
  reply: z.array(product),
  errors: [],
})
