/** What the panels of a supply have brought, bill by bill. */
import { selfConsumptionModalities } from '@endoll/domain/contracting/self-consumption-code.ts'
import { placeKinds } from '@endoll/domain/supply/place-kind.ts'
import * as z from 'zod/mini'
import { contractName, installationShare } from './contracts.ts'
import { endpoint, type ReplyOf } from './endpoint.ts'

const euros = z.number()
const day = z.string()
const wh = z.int()

/** A billed span. */
const sunBill = z.object({
  start_date: day,
  end_date: day,
  invoices: z.array(z.object({ id: z.int(), number: z.string() })),
  amount: euros,
  /** What surplus and virtual battery took off it, with the taxes that were not charged for it. */
  compensated: euros,
  battery_paid: euros,
  /** Before taxes: what went into the battery, and what of the surplus the cap held back that no battery took. */
  battery_in: euros,
  held_back: euros,
  /** What was given to the grid: as the bill says, and as its hours add up; null if not known. */
  billed_wh: z.nullable(wh),
  curve_wh: z.nullable(wh),
  /** Days of the span of which an hour is missing. */
  days_missing: z.int(),
})
export type SunBill = z.infer<typeof sunBill>

/** What is not billed yet, up to the last day that was read; euros as in `sunBill`, null where a price is not known. */
const unbilled = z.object({
  start_date: day,
  read_to: day,
  export_wh: wh,
  compensated: z.nullable(euros),
})

/** The contract's part of its virtual batteries. */
const battery = z.object({
  balance: euros,
  /** Whether its bills take it. */
  applied: z.boolean(),
  /** Of the last twelve months; `spent` is null if the ledger is younger, or nothing is in it or taken. */
  deposits: euros,
  withdrawals: euros,
  /** The days by which it is spent if nothing more comes in, and if as much does; null beyond a year. */
  spent: z.nullable(z.object({ earliest: z.nullable(day), latest: z.nullable(day) })),
})

/** Hours of the clock that follow one another; `end_hour`, up to 24, is when they are over. */
const hours = { start_hour: z.int(), end_hour: z.int() }

/** When a washing or a car takes the sun or the cheapest hours. */
const advice = z.object({
  /** Tomorrow. */
  day,
  /** When it usually gave most in the last four weeks that were read; null if too little was read, or nothing was given. */
  sun: z.nullable(z.object(hours)),
  /** How many more days have to be read before that is known. */
  days_missing: z.int(),
  /** The cheapest of the grid that day, by the market's prices, the product's, or where these are missing the tariff's periods. */
  grid: z.nullable(z.object({ basis: z.enum(['market', 'prices', 'periods']), ...hours })),
})
export type SunAdvice = z.infer<typeof advice>

/** The supply's panels, as the access contract has them. */
const installation = z.object({
  /** Null where surplus is read and no modality is known. */
  modality: z.nullable(z.enum(selfConsumptionModalities)),
  code: z.nullable(z.string()),
  cau: z.nullable(z.string()),
  share: installationShare,
})

export const solarYear = endpoint({
  method: 'GET',
  path: 'contracts/{name}/solar_year/',
  summary: 'What the panels of a supply have brought, bill by bill, and what is in its virtual battery.',
  access: 'customer',
  delegate: 'look',
  switch: 'solarYear',
  params: z.object({ name: contractName }),
  reply: z.object({
    contract: z.string(),
    cups: z.object({ street: z.string(), city: z.string() }),
    place: z.object({ name: z.nullable(z.string()), kind: z.enum(placeKinds) }),
    installation,
    /** Those since the customer has the contract, oldest first. */
    bills: z.array(sunBill),
    unbilled: z.nullable(unbilled),
    /** The first day that was read. */
    read_since: z.nullable(day),
    /** What was given to the grid in the twelve months that are over, and on how many of their days it was read. */
    year: z.object({ start: day, end: day, export_wh: wh, days: z.int(), days_read: z.int() }),
    /** The same months behind the meter, where a file says so. */
    measured: z.nullable(z.object({ generated_wh: z.nullable(wh), self_used_wh: z.nullable(wh) })),
    battery: z.nullable(battery),
    /** Null for a contract that is not active. */
    advice: z.nullable(advice),
  }),
  errors: [],
})

/** Why nothing is worked out. */
export const noWhatIfReasons = ['contract_not_active', 'too_little_data', 'no_surplus', 'no_prices'] as const

export const sunWhatIf = endpoint({
  method: 'GET',
  path: 'contracts/{name}/solar_year/what_if/',
  summary:
    'What a battery at home, or another price of surplus, would have brought a supply in its last twelve months.',
  access: 'customer',
  delegate: 'look',
  switch: 'solarYear',
  params: z.object({ name: contractName }),
  reply: z.object({
    reason: z.nullable(z.enum(noWhatIfReasons)),
    start_date: day,
    end_date: day,
    days: z.int(),
    /** Days of which no reading is missing; the others are taken to be as they are. */
    days_read: z.int(),
    /** The twelve months at the prices of today, with taxes, without services; null where a reason stands. */
    total: z.nullable(euros),
    /** Whether that is with the virtual battery that its bills take. */
    virtual_battery: z.boolean(),
    /** Batteries at home, the smallest first: how much less the twelve months would have cost. */
    batteries: z.array(
      z.object({
        capacity_kwh: z.number(),
        /** Within an hour at most. */
        power_kw: z.number(),
        /** Of what goes in, the per cent that comes out. */
        efficiency_percent: z.number(),
        saved: euros,
        /** What would have gone into it instead of to the grid, and what it would have given, on the days that were read. */
        taken_wh: wh,
        given_wh: wh,
      }),
    ),
    /** What the product pays for surplus today, in euros a kWh before taxes; null if it pays by the period or by the market. */
    surplus_price: z.nullable(z.number()),
    /** Other prices of surplus, the lowest first: how much less the twelve months would have cost, less than nothing if more. */
    surplus_prices: z.array(z.object({ price: z.number(), saved: euros })),
  }),
  errors: [],
})
export type SunWhatIf = ReplyOf<typeof sunWhatIf>
