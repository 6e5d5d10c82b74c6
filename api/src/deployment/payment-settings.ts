import { parseIban } from '@endoll/domain/identity/iban.ts'
import * as z from 'zod/mini'
import { absoluteAddress, described, flag, optional, webAddress, whole } from './setting.ts'

const instalments = z.strictObject({
  mostParts: whole(
    0,
    36,
    0,
    'Customers can ask to pay a bill in parts, in so many at most; below 2 they cannot.',
  ),
  latestFirstDays: whole(0, 365, 30, 'The first part is to be paid within so many days of the asking.'),
  leastEuros: whole(1, 100_000, 30, 'Of a bill with less to pay no parts can be asked for.'),
})

/** What the provider's fields may offer. */
export const paymentOffers = ['card', 'wallets', 'bizum', 'sepa_debit'] as const

export const payments = z.strictObject({
  publishableKey: optional(
    z.string().check(z.regex(/^pk_(test|live)_\w+$/, { error: 'a key such as pk_live_…' })),
    'Public key of the account at the card provider (Stripe). Needed with enablePayment.',
  ),
  secretKey: optional(
    z.string().check(z.regex(/^[sr]k_(test|live)_\w+$/, { error: 'a key such as sk_live_…' })),
    'Secret key of the same account. Needed with enablePayment.',
  ),
  webhookSecret: optional(
    z.string().check(z.regex(/^whsec_\S+$/, { error: 'a secret such as whsec_…' })),
    "Signs the provider's messages. Needed with enablePayment.",
  ),
  expiryMinutes: whole(5, 1440, 30, 'A payment that waits for the customer so long is given up.'),
  reminders: flag(
    false,
    'A customer whose bill is overdue gets one mail about it, with a link that pays it without signing in. Needs publicAddress.',
  ),
  linkDays: whole(
    1,
    90,
    30,
    'The link of a reminder serves so many days, and no longer once the bill is paid.',
  ),
  transferIban: optional(
    z.string().check(z.refine((text) => parseIban(text).ok, { error: 'an IBAN with its check digits' })),
    'Account of the retailer that customers can pay a bill to by transfer; none is shown without it.',
  ),
  methods: described(
    z._default(
      z.array(z.enum(paymentOffers)).check(
        // Wallets pay by card, and a Bizum pays no bill above its limit.
        z.refine(
          (methods) =>
            methods.includes('card') || (methods.includes('sepa_debit') && !methods.includes('wallets')),
          { error: 'card or sepa_debit, and card beside wallets' },
        ),
      ),
      ['card'],
    ),
    'What can be paid with: card; wallets, Apple Pay and Google Pay, which pay by card; bizum, approved in the app of a Spanish bank (0.50 to 5,000 euros); sepa_debit, a debit from a bank account that takes days. The account at the provider has to have them.',
  ),
  instalments: z.prefault(instalments, {}),
  apiAddress: optional(
    absoluteAddress,
    "Address of a stand-in of the provider's API; refused outside demo and test.",
  ),
  scriptUrl: optional(
    webAddress,
    "Address of a stand-in of the provider's browser script; refused outside demo and test.",
  ),
})
