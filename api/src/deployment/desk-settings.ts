import * as z from 'zod/mini'
import { described } from './setting.ts'

const network = z.string().check(
  z.regex(/^([\d.]{7,15}\/([0-9]|[12]\d|3[0-2])|[0-9a-f:]{2,39}\/(\d{1,2}|1[01]\d|12[0-8]))$/i, {
    error: 'a network such as 10.20.0.0/16 or 2001:db8::/48',
  }),
)

/** The desk of the retailer's own people, of switches.desk. */
export const desk = z.strictObject({
  networks: described(
    z._default(z.array(network).check(z.minLength(1)), ['127.0.0.0/8', '::1/128']),
    'Networks from which the desk is there; from elsewhere it answers 404.',
  ),
  refundLimitEuros: described(
    z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 100),
    'Refunds above it, in euros, are confirmed by a second person.',
  ),
})
