import * as z from 'zod/mini'
import { defaultLanguage, languages, type Language } from '../language.ts'
import { described, text, webAddress } from './setting.ts'

const registerCode = z.string().check(z.regex(/^R2-\d{3,4}$/, { error: 'a code such as R2-123' }))
/** A text per language, for what a deployment words itself; a language without one takes the default language's. */
const perLanguage = z.pipe(
  z.strictObject({
    ...(Object.fromEntries(languages.map((language) => [language, z.optional(text(400))])) as Record<
      Language,
      z.ZodMiniOptional<ReturnType<typeof text>>
    >),
    [defaultLanguage]: text(400),
  }),
  z.transform(
    (given) =>
      Object.fromEntries(
        languages.map((language) => [language, given[language] ?? given[defaultLanguage]]),
      ) as Record<Language, string>,
  ),
)

/** The retailer whose office it is. */
export const organisation = z.strictObject({
  name: described(text(80), 'Name the customers know.'),
  legalName: described(text(160), 'Legal name, on documents.'),
  nif: described(text(12), 'Tax id of the retailer.'),
  address: described(z._default(z.nullable(text(200)), null), 'Registered address, on bills.'),
  cnmcCode: described(
    z._default(z.nullable(registerCode), null),
    'Code in the register of retailers of the CNMC; without it bills carry no code for its comparator.',
  ),
  logo: described(
    z._default(z.nullable(webAddress), null),
    'Logo file or address; the name is written when there is none.',
  ),
  phone: described(text(24), 'Help phone, shown on help and error messages.'),
  claimsPhone: described(
    z._default(z.nullable(text(24)), null),
    'Phone for claims, on bills; the help phone when there is none.',
  ),
  claimsAddress: described(
    z._default(z.nullable(text(200)), null),
    'Postal address for claims; the registered address when there is none.',
  ),
  adr: described(
    z._default(
      z.nullable(
        z.strictObject({
          name: text(160),
          phone: z._default(z.nullable(text(24)), null),
          website: z._default(z.nullable(webAddress), null),
        }),
      ),
      null,
    ),
    'Body of alternative dispute resolution to which the retailer belongs: name, phone, website. Named with every claim (RD 88/2026 art. 55.3, Ley 10/2025 art. 13.7).',
  ),
  faultPhones: described(
    z._default(
      z.array(
        z.strictObject({ distributor: text(80), kind: z.enum(['electricity', 'gas']), phone: text(24) }),
      ),
      [],
    ),
    'Phones of distributors for faults (electricity) and emergencies (gas) where the retailer sells. The help page shows them to who has not signed in, and to who has a supply whose phone the import does not give.',
  ),
  email: described(text(120), 'Customer e-mail.'),
  schedule: described(
    perLanguage,
    `When the phone is answered; a language left out shows the text of ${defaultLanguage}.`,
  ),
  serviceDays: described(
    z._default(
      z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(2), z.maxLength(7)),
      [1, 2, 3, 4, 5],
    ),
    'Days of the week, 1 for Monday, with commercial and technical service: on the others, on holidays and on the eve of either no supply may be cut (RD 88/2026 art. 47.2).',
  ),
  website: described(webAddress, 'Public site of the retailer.'),
  securityContact: described(
    z._default(z.nullable(text(200)), null),
    'Mailbox or web address where flaws of security are reported, at /.well-known/security.txt (RFC 9116); not served when there is none.',
  ),
})
