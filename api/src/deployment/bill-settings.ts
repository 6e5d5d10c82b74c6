import * as z from 'zod/mini'
import { labelSources } from '@endoll/domain/supply/electricity-label.ts'
import { described, text } from './setting.ts'

const percent = z.number().check(z.gte(0), z.lte(100))
const year = z.int().check(z.gte(2021), z.lte(2100))

/** Parts that make a whole, give or take what one decimal each rounds. */
function whole<S extends z.ZodMiniType<Readonly<Record<string, number>>>>(parts: S): S {
  return parts.check(
    z.refine((values) => Math.abs(Object.values(values).reduce((sum, one) => sum + one, 0) - 100) <= 0.5, {
      error: 'parts that make 100 per cent',
    }),
  )
}

const mix = z.strictObject({
  percents: whole(z.record(z.enum(labelSources), percent)),
  co2: z.number().check(z.gte(0)),
  waste: z.number().check(z.gte(0)),
})

/** Yearly figures that bills show and that somebody else publishes. */
export const bills = z.strictObject({
  labels: described(
    z._default(z.array(z.strictObject({ year, source: text(160), retailer: mix, spain: mix })), []),
    'Label of electricity that the CNMC publishes for the retailer, one of each year, on bills and beside prices: percents of each source, CO₂ in g/kWh, radioactive waste in µg/kWh, of the retailer and of Spain (Circular 2/2021 art. 4; Resolución of 2021-04-28, Cuarto.2).',
  ),
  chargeParts: described(
    z._default(
      z.array(
        z.strictObject({
          year,
          source: text(160),
          parts: whole(
            z.strictObject({ renewables: percent, deficit: percent, islands: percent, others: percent }),
          ),
        }),
      ),
      [],
    ),
    'What the charges of a year pay for, in per cent, as the yearly order of the ministry has it: renewables, cogeneration and waste; deficit; islands; others (Resolución of 2021-04-28, Cuarto.1.q).',
  ),
})
