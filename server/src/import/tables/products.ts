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
      'What prices per year are divided by: the days of the calendar year, or always 365; empty means calendar.',
    ),
    price_kind: withDefault(
      column.oneOf(['fixed', 'indexed', 'flexible', 'flat']),
      'fixed',
      'How its prices are passed to the comparator; empty means fixed.',
    ),
    renewable: withDefault(column.yesNo, false, 'Whether its energy is certified renewable; empty means no.'),
    last_resort: withDefault(
      column.yesNo,
      false,
      'Whether it is the gas tariff of last resort (TUR), with the prices of its resolution and no discount; empty means no.',
    ),
    pvpc: withDefault(
      column.yesNo,
      false,
      'Whether it is the voluntary price for small consumers (PVPC) of a retailer of reference: electricity whose ' +
        'price_kind is indexed, of a year and without a stay. Only contracts that have it take a social bonus; empty means no.',
    ),
    duration_months: optional(
      column.wholeNumber(1, 120),
      'Months that its contracts last before they renew for as long; empty means twelve (RD 88/2026 art. 28.3).',
    ),
    stay_months: optional(
      column.wholeNumber(1, 120),
      'Months in which leaving has a penalty (permanencia); empty means none. Of natural persons in 2.0TD only the first ' +
        'year of a fixed price counts, whatever stands here.',
    ),
    penalty_percent: optional(
      column.decimal(3, 2, 'per cent'),
      'Penalty of leaving in that time, in per cent of the energy that is still to be supplied; of natural persons in ' +
        '2.0TD at most 5 counts. Needs stay_months.',
    ),
    revision: optional(
      column.text(1000),
      'When and by which formula its prices are revised, as its contracts say (RD 88/2026 art. 30.1.i). Needed where ' +
        'price_kind is flexible; of fixed and indexed prices it is said without it.',
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
