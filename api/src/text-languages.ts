import * as z from 'zod/mini'
import { languages } from './language.ts'

/**
 * The language of each of the retailer's own texts in a reply (services, documents, batteries, product, coupons,
 * lines and rungs of a bill), by the text as the reply says it. One that is not in the language of the call is there in no other; of one that
 * is missing the language is not known.
 */
export const textLanguages = z.record(z.string(), z.enum(languages))
