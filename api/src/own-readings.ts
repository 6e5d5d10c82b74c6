import * as z from 'zod/mini'
import { caseLimits } from './cases.ts'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { fileInJson } from './files.ts'

const switches = ['contactAutoReads'] as const
const params = z.object({ contract: contractName })

export const readMagnitudes = ['import', 'export', 'gas_m3'] as const

const meter = z.object({
  magnitude: z.enum(readMagnitudes),
  /** 1 is P1; 0 where the meter does not part periods. */
  tariff_period: z.int(),
  /** What it showed last, in kWh or m³, and when; null if no bill says so. */
  last: z.nullable(z.object({ day: z.string(), figure: z.number(), estimated: z.boolean() })),
  /** What was read last and not estimated: below it a reading is refused. */
  last_real: z.nullable(z.number()),
  /** Of a last reading that was estimated: what a kWh of it cost with taxes, in EUR; null where that is not known. */
  price: z.nullable(z.number()),
  /** In a day, over the bills of the last year. */
  usual_per_day: z.nullable(z.number()),
})
export type OwnMeter = z.infer<typeof meter>

const meters = z.object({
  /** On which the reading is taken to be read. */
  day: z.string(),
  meters: z.array(meter),
  /** What the distributor does with it. */
  use: z.enum(['taken', 'corrects_estimate', 'read_from_afar']),
  /** How often the distributor comes to read. */
  read_every_months: z.int(),
})
export type OwnMeters = z.infer<typeof meters>

export const listOwnMeters = endpoint({
  method: 'GET',
  path: 'contracts/{contract}/own_readings/',
  summary: 'What a customer can read off the meter of a contract, and what was read last.',
  access: 'customer',
  delegate: 'look',
  switch: switches,
  params,
  reply: meters,
  errors: [],
})

/** Field `<magnitude>_<period>` says what is wrong with a reading; `sure`, that one is far above the usual and not confirmed. */
export const sendOwnReadings = endpoint({
  method: 'POST',
  path: 'contracts/{contract}/own_readings/',
  summary: 'Send what the meter shows. It becomes a case of the category for readings.',
  access: 'customer',
  delegate: 'manage',
  keyed: true,
  switch: switches,
  files: 'json',
  params,
  body: z.strictObject({
    readings: z
      .array(
        z.strictObject({
          magnitude: z.enum(readMagnitudes),
          tariff_period: z.int().check(z.gte(0), z.lte(6)),
          reading: z.int().check(z.gte(0, 'not_valid'), z.lte(9_999_999, 'not_valid')),
        }),
      )
      .check(z.minLength(1, 'required_field'), z.maxLength(13, 'not_valid')),
    sure: z._default(z.boolean(), false),
    attachment: z._default(z.array(fileInJson).check(z.maxLength(caseLimits.files)), []),
  }),
  reply: z.object({ data: z.object({ id: z.int(), reference: z.string() }) }),
  errors: ['key_reused', 'too_many_attempts'],
})
