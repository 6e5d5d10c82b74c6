import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pathText } from './path-text.ts'

const city = z.object({ city: z.string(), ine: z.string() })
const state = z.object({ id: z.string(), name: z.string() })

/** Municipalities of a postal code: none, one, or up to ten; they may lie in another province than its first digits say. */
export const getZipcode = endpoint({
  method: 'GET',
  path: 'geo/zipcode/{zip}/',
  summary: 'Municipalities of a postal code.',
  access: 'anonymous',
  params: z.object({ zip: pathText }),
  reply: z.object({ zipcode: z.string(), cities: z.array(z.object({ city, state })) }),
  errors: [],
})

/** A province by the first two digits of an INE code, with its municipalities. */
export const getProvince = endpoint({
  method: 'GET',
  path: 'geo/provincies/{ine}/',
  summary: 'A province and its municipalities.',
  access: 'anonymous',
  params: z.object({ ine: pathText }),
  reply: z.extend(state, { cities: z.array(city) }),
  errors: [],
})

/** Street types of the electricity sector (CNMC table 12). */
export const listStreetTypes = endpoint({
  method: 'GET',
  path: 'geo/tipovias/',
  summary: 'Street types.',
  access: 'anonymous',
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
  errors: [],
})
