import * as z from 'zod/mini'

/** Text in a path, as it may be looked up in the database: 1 to 200 characters, none of them a control character. */
export const pathText = z.string().check(z.regex(/^[ -~\u00A0-\uD7FF\uE000-\uFFFD]{1,200}$/u))

/** A reference of a request, a case or a payment, as `7K3M-0QZ9`. */
export const reference = z.string().check(z.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/))
