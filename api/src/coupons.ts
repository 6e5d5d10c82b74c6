import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { textLanguages } from './text-languages.ts'

/** A code that the customer can use or pass on. */
const coupon = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** Where it is used, or what is shared; null if there is no such page. */
  url: z.nullable(z.string()),
  /** Of its name and description. */
  text_languages: textLanguages,
})
export type Coupon = z.infer<typeof coupon>

/** Coupons that hold today, by name. */
export const listCoupons = endpoint({
  method: 'GET',
  path: 'user/coupons',
  summary: "The customer's coupons that hold today.",
  access: 'customer',
  delegate: 'look',
  switch: 'coupons',
  reply: z.array(coupon),
  errors: [],
})
