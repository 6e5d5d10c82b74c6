import { highestReading } from '@endoll/domain/procedures/change-holder.ts'
import * as z from 'zod/mini'

/** What a meter shows, P1 first; in kWh, or m³ of gas. */
export const meterReadings = z
  .array(z.int('not_valid').check(z.minimum(0, 'not_valid'), z.maximum(highestReading, 'not_valid')))
  .check(z.minLength(1, 'not_valid'), z.maxLength(6, 'not_valid'))
