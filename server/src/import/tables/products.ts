import { supplyKinds } from '@endoll/api/contracts.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** products.csv: the catalogue of price lists that contracts name. */
export const productRow = z
  .object({
    code: required(column.text(40), 'Your own code of the product.'),
    kind: required(column.oneOf(supplyKinds), 'What is supplied.'),
    name: required(column.text(120), 'Name of the price list.'),
    commercial_name: optional(column.text(120), 'Name shown to customers, where it differs.'),
    year_days: withDefault(
      column.oneOf(['calendar', '365']),
      'calendar',
      'What yearly prices are divided by: the days of the calendar year, or always 365; empty means calendar.',
    ),
    price_kind: withDefault(
      column.oneOf(['fixed', 'indexed', 'flexible', 'flat']),
      'fixed',
      'Kind of price; empty means fixed.',
    ),
    renewable: withDefault(column.yesNo, false, 'Whether its energy is certified renewable; empty means no.'),
    last_resort: withDefault(
      column.yesNo,
      false,
      'Whether it is the gas tariff of last resort (TUR): regulated prices, no discount; empty means no.',
    ),
    pvpc: withDefault(
      column.yesNo,
      false,
      'Whether it is the PVPC of a retailer of reference: electricity, indexed, twelve months, no permanencia. A social ' +
        'bonus needs it. Empty means no.',
    ),
    duration_months: optional(
      column.wholeNumber(1, 120),
      'Months until contracts renew, for as long again; empty means 12 (RD 88/2026 art. 28.3).',
    ),
    stay_months: optional(
      column.wholeNumber(1, 120),
      'Months in which leaving costs a penalty (permanencia); empty means none. For natural persons in 2.0TD only the ' +
        'first year of a fixed price counts.',
    ),
    penalty_percent: optional(
      column.decimal(3, 2, 'per cent'),
      'That penalty, in per cent of the energy still to be supplied; at most 5 for natural persons in 2.0TD. Needs ' +
        'stay_months.',
    ),
    revision: optional(
      column.text(1000),
      'When and by which formula prices are revised (RD 88/2026 art. 30.1.i). Needed where price_kind is flexible.',
    ),
  })
  .superRefine((row, context) => {
    const percent = row.penalty_percent === null ? undefined : Number(row.penalty_percent)
    if (percent !== undefined && (percent <= 0 || percent > 100 || row.stay_months === null)) {
      context.addIssue({ code: 'custom', path: ['penalty_percent'], message: 'number_not_valid' })
    }
    const message: ProblemCode = 'not_valid'
    const missing: ProblemCode = 'required_field'
    if (row.price_kind === 'flexible' && row.revision === null)
      context.addIssue({ code: 'custom', path: ['revision'], message: missing })
    if (row.last_resort && row.kind !== 'gas')
      context.addIssue({ code: 'custom', path: ['last_resort'], message })
    if (row.pvpc && (row.kind !== 'electricity' || row.price_kind !== 'indexed'))
      context.addIssue({ code: 'custom', path: ['pvpc'], message })
    // RD 216/2014 art. 5.8: a year, and leaving costs nothing.
    if (row.pvpc && row.stay_months !== null)
      context.addIssue({ code: 'custom', path: ['stay_months'], message })
    if (row.pvpc && (row.duration_months ?? 12) !== 12)
      context.addIssue({ code: 'custom', path: ['duration_months'], message })
  })
export type ProductRow = z.infer<typeof productRow>
