import { priceUnits } from '@endoll/domain/billing/bill.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { leadContactFields } from './lead-contact.ts'

const listNumber = z.int().check(z.gte(0), z.lte(1_000_000))
const amount = z.number().check(z.gte(0), z.lte(1_000_000_000))
const day = z.string().check(z.maxLength(10, 'date_not_valid'))
const cups = z.string().check(z.maxLength(60, 'cups_field_not_valid'))

const auto = {
  mode: z.literal('auto'),
  cups,
  comerOrigin: z.nullish(listNumber),
  /** The number of the access tariff, as `tariff` and `gas/tariff` have it. */
  access_tariff: z.nullish(listNumber),
  startDate: day,
  endDate: day,
  /** In euros, with taxes. */
  invoiceAmount: z.nullish(amount),
} as const

/** The bill itself instead of what stands on it, with the details to be called. */
const manual = z.strictObject({ mode: z.literal('manual'), ...leadContactFields })

const line = z.object({
  name: z.string(),
  price_unit: z.number(),
  /** What the price is of; one by the year or month counts `multi` ÷ `year_days` of a year. */
  price_per: z.enum(priceUnits),
  year_days: z.nullable(z.int()),
  quantity: z.number(),
  /** Days, where the price is by time. */
  multi: z.nullable(z.int()),
  amount: z.number(),
})
const tax = z.object({ name: z.string(), amount: z.number() })

/** Whether it is a gas tariff of last resort, whose prices a resolution sets. */
const regulated = z.boolean()

const common = {
  /** Text for the page: what would have been paid, and what is saved, or that nothing is. */
  header: z.string(),
  /** What the comparison rests on. */
  content: z.string(),
  total_amount: z.number(),
  /** Of the bill's days; negative where the product costs more. */
  saving: z.number(),
  /** The same over a year, as the months of a year differ from the bill's, and the range in which it may well lie. */
  yearly_saving: z.number(),
  yearly_saving_from: z.number(),
  yearly_saving_to: z.number(),
  days: z.int(),
  product: z.object({ id: z.int(), name: z.string(), regulated }),
  /** Every product on sale that can be compared, the cheapest first. */
  products: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      regulated,
      /** Whether it pays for surplus today; null if the bill names none. */
      pays_surplus: z.nullable(z.boolean()),
      total_amount: z.number(),
    }),
  ),
} as const

const electricitySaving = z.object({
  ...common,
  operations: z.object({
    potencia: z.array(line),
    energia: z.array(line),
    lloguer: z.array(line),
    taxes: z.array(tax),
  }),
})
const gasSaving = z.object({
  ...common,
  operations: z.object({ fijo: z.array(line), variable: z.array(line), taxes: z.array(tax) }),
})
export type ElectricitySaving = z.infer<typeof electricitySaving>
export type GasSaving = z.infer<typeof gasSaving>

/** Quoted on the phone; null if nothing was kept. */
const reference = z.nullable(z.string())

/** `data` is null if no product can be compared with the bill; nothing is kept of what was compared. */
export const comparePrices = endpoint({
  method: 'POST',
  path: 'price-compare/',
  summary: 'Compare a bill of electricity with the products on sale, or send the bill to be compared.',
  access: 'visitor',
  switch: 'comparator',
  files: 'json',
  body: z.discriminatedUnion('mode', [
    z.strictObject({
      ...auto,
      /** kW. */
      power: z.nullish(amount),
      power2: z.nullish(amount),
      power3: z.nullish(amount),
      power4: z.nullish(amount),
      power5: z.nullish(amount),
      power6: z.nullish(amount),
      /** kWh in each period. */
      p1: z.nullish(amount),
      p2: z.nullish(amount),
      p3: z.nullish(amount),
      p4: z.nullish(amount),
      p5: z.nullish(amount),
      p6: z.nullish(amount),
      /** kWh of surplus, and EUR that the bill pays for one. */
      surplus: z.nullish(amount),
      surplusPrice: z.nullish(amount),
    }),
    manual,
  ]),
  reply: z.object({ data: z.nullable(electricitySaving), reference }),
  errors: ['too_many_attempts'],
})

const interested = z.strictObject({ cups, ...leadContactFields })
const kept = z.object({ status: z.literal('OK'), reference: z.string() })

export const confirmComparison = endpoint({
  method: 'POST',
  path: 'price-compare/confirm',
  summary: 'Leave details to be called about a comparison.',
  access: 'visitor',
  switch: 'comparator',
  files: 'json',
  body: interested,
  reply: kept,
  errors: ['too_many_attempts'],
})

/** As `price-compare/`. */
export const compareGasPrices = endpoint({
  method: 'POST',
  path: 'gas/price-compare/',
  version: 2,
  summary: 'Compare a bill of gas with the products on sale, or send the bill to be compared.',
  access: 'visitor',
  switch: 'comparator',
  files: 'json',
  body: z.discriminatedUnion('mode', [
    z.strictObject({
      ...auto,
      /** kWh. */
      consumption: z.nullish(amount),
    }),
    manual,
  ]),
  reply: z.object({ data: z.nullable(gasSaving), reference }),
  errors: ['too_many_attempts'],
})

/** Without the slash: the details, as the specification has it. */
export const confirmGasComparison = endpoint({
  method: 'POST',
  path: 'gas/price-compare',
  version: 2,
  summary: 'Leave details to be called about a comparison of gas.',
  access: 'visitor',
  switch: 'comparator',
  files: 'json',
  body: interested,
  reply: kept,
  errors: ['too_many_attempts'],
})
