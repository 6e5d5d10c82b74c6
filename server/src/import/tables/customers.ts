import { defaultLanguage, locales } from '@endoll/api/language.ts'
import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** customers.csv: who the retailer's customers are, and who of them signs in. */
export const customerRow = z.object({
  code: required(column.text(40), 'Your code of the customer; the key.'),
  name: required(column.text(120), 'Name of a person, or of a company.'),
  surnames: optional(column.text(120), 'Surnames of a person, who is then greeted by the name alone.'),
  nif: required(column.nif, 'Tax id.'),
  email: optional(
    column.signInEmail,
    'E-mail of the account; without it there is none. Of several customers with one e-mail, one gets the account; the report names the others. A new ' +
      'one is taken over until the customer changes it in the office.',
  ),
  mobile: optional(column.mobile, 'Mobile of the account; taken over as the e-mail is.'),
  language: withDefault(
    column.oneOf(locales),
    defaultLanguage,
    'Language until the customer chooses one; empty means es.',
  ),
  initial_password: optional(
    column.initialPassword,
    'Used only while the account has none, and only if the office would accept it. Plain text, or an Argon2id hash that starts with $argon2id$ (memory in kB × ' +
      'passes from 35840 to 77824). Empty where customers activate their accounts.',
  ),
  must_change_password: withDefault(
    column.yesNo,
    true,
    'Whether it must be changed at the first visit; empty means yes.',
  ),
  roles: withDefault(column.list, [], 'Roles of the account.'),
  groups: withDefault(column.list, [], 'Groups of the account.'),
})
export type CustomerRow = z.infer<typeof customerRow>
