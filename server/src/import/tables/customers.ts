import { defaultLanguage, locales } from '@endoll/api/language.ts'
import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** customers.csv: who the retailer's customers are, and who of them signs in. */
export const customerRow = z.object({
  code: required(column.text(40), 'Your own code of the customer. The other files name the customer by it.'),
  name: required(column.text(120), 'Name, or the whole name of a company.'),
  surnames: optional(column.text(120), 'Surnames of a person.'),
  nif: required(column.nif, 'Tax id.'),
  email: optional(
    column.signInEmail,
    'What the customer signs in with. Without it there is no account. Of customers with one e-mail (couples share mailboxes) one has the account, and the report names the others, who come in without. A new address here is followed only while ' +
      'the customer has not chosen another one in the office.',
  ),
  mobile: optional(column.mobile, 'Mobile of the account. Followed as the e-mail is.'),
  language: withDefault(
    column.oneOf(locales),
    defaultLanguage,
    'Language of the first visit; empty means es. What the customer chooses in the office stays.',
  ),
  initial_password: optional(
    column.initialPassword,
    'Set only when the account has no password yet, and only where it could be chosen in the office too (not 123456). Plain text (it is hashed at once), or an Argon2id hash that ' +
      'starts with $argon2id$ and costs about what ours do (memory in kB × passes from 35840 to 77824). Leave it empty where customers activate their accounts themselves.',
  ),
  must_change_password: withDefault(
    column.yesNo,
    true,
    'Whether the initial password must be changed at the first visit; empty means yes.',
  ),
  roles: withDefault(column.list, [], 'Roles of the account.'),
  groups: withDefault(column.list, [], 'Groups of the account.'),
})
export type CustomerRow = z.infer<typeof customerRow>
