import { parseIban } from '@endoll/domain/identity/iban.ts'
import { silenceToldDays } from '@endoll/domain/consumption/silent-meter.ts'
import { fewestParts } from '@endoll/domain/payments/instalment-plan.ts'
import * as z from 'zod/mini'
import { defaultLanguage, languages, locales } from '../language.ts'
import { atRest } from './at-rest-settings.ts'
import { batterySettings } from './battery-settings.ts'
import { bills } from './bill-settings.ts'
import { callBack } from './call-back-settings.ts'
import { chat } from './chat-settings.ts'
import { desk } from './desk-settings.ts'
import { legal } from './legal-settings.ts'
import { mail } from './mail-settings.ts'
import { openid } from './openid-settings.ts'
import { organisation } from './organisation-settings.ts'
import { payments } from './payment-settings.ts'
import { personChecks } from './person-checks-settings.ts'
import { push } from './push-settings.ts'
import { retention } from './retention-settings.ts'
import { signature } from './signature-settings.ts'
import { absoluteAddress, choice, described, flag, optional, secret, webAddress, whole } from './setting.ts'
import { switchesSchema } from './switches.ts'
import { unbuiltSwitches } from './unbuilt-switches.ts'

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'a colour such as #0a7d55' }))
const instant = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/, {
    error: 'an instant such as 2026-12-24T22:00+01:00',
  }),
)
const session = z.strictObject({
  idleMinutes: whole(5, 43_200, 120, 'A session ends after so many minutes without a call.'),
  absoluteHours: whole(1, 8_760, 168, 'A session ends after so many hours whatever happens.'),
  ownDeviceDays: whole(
    0,
    365,
    90,
    'A device that the customer calls their own goes on showing bills and consumption for so many days after its last use; 0 offers none. Everything else asks who they are once the session has ended by the two limits above.',
  ),
  handOffSeconds: whole(10, 60, 60, 'Life of a one-time hand-off token.'),
  changePasswordAddress: described(
    z._default(z.nullable(webAddress), null),
    'With OpenID Connect, the outside address where the password is changed.',
  ),
})

const password = z.strictObject({
  profile: choice(['specification', 'strict'], 'specification', 'strict raises the shortest password to 12.'),
  minLength: whole(6, 64, 6, 'Shortest new password.'),
})

const contracting = z.strictObject({
  type: choice(
    ['electricity', 'gas', 'dual'],
    'electricity',
    'What a new contract is by default (newContractType).',
  ),
  url: described(
    z._default(z.nullable(webAddress), null),
    'Outside contracting page; our wizard when there is none.',
  ),
  authenticateElectricity: flag(false, 'newContract.authenticate: sign in first.'),
  authenticateDual: flag(false, 'newDualContract.authenticate.'),
  authenticateGas: flag(false, 'newGasContract.authenticate.'),
  requireLeadConsent: flag(false, 'The consent to record leads must be ticked.'),
  invoiceRequired: flag(false, 'At least one invoice file about the home.'),
  restrictCompanyVAT: flag(false, 'Companies may not contract here.'),
  requireMarkChangeOwner: flag(true, 'Changing the holder must be answered.'),
  emailRequired: flag(true, 'E-mail is required.'),
  commsLanguage: choice(
    ['hidden', 'optional', 'required'],
    'optional',
    'Selector of the language of communications.',
  ),
  originSelector: flag(false, 'The origin retailer is asked (comerOrigin).'),
  validateDni: flag(false, 'Identity document and solvency are checked after the step about you.'),
  lastResort: flag(false, 'Retailer of last resort of gas, as designated: products marked so are offered.'),
  referenceRetailer: flag(
    false,
    'Retailer of reference of electricity, as designated: only then does the import take a social bonus and offers of the PVPC (Ley 24/2013 art. 45.3, RD 88/2026 art. 13.i, RD 216/2014 art. 4).',
  ),
  selfconsumptionRadio: flag(false, 'Self-consumption is asked as a radio, and required.'),
  selfconsumptionDocument: flag(true, 'A document is required with self-consumption.'),
  cutNoticeDays: whole(
    15,
    90,
    30,
    'Days of notice before electricity is cut of whoever is no person at home, as contracts say (RD 88/2026 arts 30.1.t and 47.1).',
  ),
  mostSupplies: whole(1, 50, 20, 'Supplies that a business asks for at once; of more it is told to call.'),
})

const activation = z.strictObject({
  phone: flag(false, 'Mobile phone is asked.'),
  invoiceNumber: flag(false, 'Invoice number is asked.'),
  cups: choice(
    ['hidden', 'full', 'last6'],
    'hidden',
    'CUPS asked: not at all, whole, or its last six characters.',
  ),
})

const maintenance = z.strictObject({
  enabled: flag(
    false,
    'Every page leads to the maintenance page, and every call of the API is answered 503.',
  ),
  start: described(z._default(z.nullable(instant), null), 'From when; at once when there is none.'),
  end: described(z._default(z.nullable(instant), null), 'Until when, as shown to the customers.'),
})

const files = z.strictObject({
  largestBytes: whole(
    1_000,
    500_000_000,
    500_000_000,
    'Largest file that may be sent with any form, in bytes.',
  ),
})

const contactForms = z.strictObject({
  minFiles: whole(0, 6, 1, 'Fewest attachments.'),
  maxFiles: whole(1, 6, 5, 'Most attachments.'),
  autolecturesCategory: whole(1, 1_000_000, 20, 'Category id of customer readings.'),
  answerWorkingDays: whole(
    0,
    60,
    0,
    'Working days within which what is no claim is answered; customers are told the day. 0 says none.',
  ),
})

const silentMeter = z.strictObject({
  days: whole(
    0,
    silenceToldDays,
    10,
    'After so many days without hours of a meter that is read from afar, its customer is told and may have the distributor asked; 0 never.',
  ),
  category: whole(1, 1_000_000, 24, 'Category id of the case that asks the distributor.'),
})

const reportAddress = z
  .string()
  .check(
    z.regex(/^https?:\/\/[\w-]+@[\w.:-]+\/\d+$/, { error: 'a DSN such as https://key@errors.example/1' }),
  )
const replay = z.strictObject({
  endpoint: described(
    z._default(z.nullable(reportAddress), null),
    'Error-reporting service (a DSN of Sentry or of what speaks its protocol): the server reports to it, and browsers after consent; none when empty.',
  ),
  errorSampleRate: described(
    z._default(z.number().check(z.gte(0), z.lte(1)), 1),
    'Share of sessions with an error recorded, after consent.',
  ),
  sessionSampleRate: described(
    z._default(z.number().check(z.gte(0), z.lte(1)), 0),
    'Share of other sessions recorded, after consent.',
  ),
})

const retailer = z.strictObject({
  apiKeySha256: optional(
    z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'a SHA-256 in hexadecimal' })),
    "SHA-256 of the key with which the retailer's systems call (header x-api-key); without it they cannot.",
  ),
  outboxAddress: optional(
    absoluteAddress,
    'Where events are delivered; without it they are only read by cursor.',
  ),
  outboxSecret: optional(secret, 'Signs each delivery (HMAC-SHA-256). Needed with outboxAddress.'),
})

/**
 * The one deployment file. Every key is named here; an unknown key or a value out of range stops the start with
 * the key's path and what is allowed.
 */
export const deploymentSchema = z.strictObject({
  organisation,
  legal,
  brand: described(z._default(colour, '#0b7a53'), 'Brand colour; readable companions are computed from it.'),
  header: choice(['vertical', 'horizontal'], 'vertical', 'Drawer menu, or a horizontal bar above 992 px.'),
  menu: choice(
    ['closed', 'standing'],
    'closed',
    'standing: beside the page from 1,200 px (with the vertical header), and as a bar of places at the foot of a phone.',
  ),
  cookieRejectAll: flag(
    true,
    'The cookie banner offers to reject all beside accepting all, as the law asks; without it only to accept or choose.',
  ),
  address: choice(
    ['neutral', 'formal', 'informal'],
    'neutral',
    'How people are addressed where texts offer a choice.',
  ),
  languages: described(
    z._default(z.array(z.enum(locales)).check(z.minLength(1)), [...languages]),
    'Locales offered, in the order of the selector.',
  ),
  defaultLanguage: described(
    z._default(z.enum(locales), defaultLanguage),
    'Locale when nothing says otherwise.',
  ),
  texts: described(
    z._default(z.partialRecord(z.enum(locales), z.record(z.string(), z.string())), {}),
    'Wording overrides: locale → message key (area.name) → ICU text.',
  ),
  homePage: choice(
    ['invoices', 'contracts', 'altHome', 'home'],
    'invoices',
    'Where the root leads; `home` also brings its page into the menus, and signing in leads there.',
  ),
  apiVersion: described(
    z._default(z.literal([1, 2]), 1),
    'API version our pages call unless a call says otherwise.',
  ),
  itemsPerPage: whole(1, 100, 100, 'Rows of the contracts and invoices lists.'),
  contractsPerPage: optional(
    z.int().check(z.gte(1), z.lte(100)),
    'Rows of the contracts list alone, which are low where there are many; `itemsPerPage` when there is none.',
  ),
  maxContracts: whole(1, 100, 10, 'A chart record with more series than this shows totals only.'),
  ...batterySettings,
  bills: z.prefault(bills, {}),
  switches: z.prefault(switchesSchema, {}),
  session: z.prefault(session, {}),
  password: z.prefault(password, {}),
  contracting: z.prefault(contracting, {}),
  activation: z.prefault(activation, {}),
  maintenance: z.prefault(maintenance, {}),
  files: z.prefault(files, {}),
  contactForms: z.prefault(contactForms, {}),
  callBack: z.prefault(callBack, {}),
  silentMeter: z.prefault(silentMeter, {}),
  replay: z.prefault(replay, {}),
  signedProcedures: described(
    z._default(z.array(z.enum(['iban', 'power', 'sips', 'end_supply', 'end_service'])), [
      'iban',
      'power',
      'sips',
      'end_supply',
      'end_service',
    ]),
    'Procedures that are signed.',
  ),
  publicAddress: optional(
    absoluteAddress,
    'Address under which customers reach the office, for the links in mails: https://office.example.',
  ),
  mail: z.prefault(mail, {}),
  retailer: z.prefault(retailer, {}),
  signature: z.prefault(signature, {}),
  payments: z.prefault(payments, {}),
  personChecks: z.prefault(personChecks, {}),
  chat: z.prefault(chat, {}),
  openid: z.prefault(openid, {}),
  push: z.prefault(push, {}),
  desk: z.prefault(desk, {}),
  atRest: z.prefault(atRest, {}),
  retention: z.prefault(retention, {}),
})

export type Deployment = z.infer<typeof deploymentSchema>

/** What only the server needs: secrets among it. */
type ServerOnly =
  | 'texts'
  | 'publicAddress'
  | 'mail'
  | 'retailer'
  | 'signature'
  | 'payments'
  | 'personChecks'
  | 'chat'
  | 'openid'
  | 'push'
  | 'silentMeter'
  | 'desk'
  | 'atRest'
  | 'retention'

/** What the page receives: everything but what only the server needs. */
export type BrowserSettings = Omit<Deployment, ServerOnly> & {
  /** Application version, for the version page. */
  readonly version: string
  /** `demo` offers the demo customers on the login page. */
  readonly mode: 'production' | 'demo' | 'test'
  /** Null if nothing can be paid by card. */
  readonly cardProvider: {
    readonly publishableKey: string
    readonly scriptUrl: string | null
    readonly methods: Deployment['payments']['methods']
  } | null
  /** Null if there is no chat. */
  readonly chat: Pick<Deployment['chat'], 'tells' | 'automated'> | null
  /** Null without an identity provider. */
  readonly identityProvider: { readonly name: string; readonly ownPasswords: boolean } | null
  /** IBAN that bills can be paid to by transfer, without spaces; null if there is none. */
  readonly transferAccount: string | null
  /** Whether an e-mail address may have letters beyond ASCII before the @. */
  readonly smtpUtf8: boolean
  /** Whether a bill can be asked to be paid in parts. */
  readonly instalments: boolean
}

const unbuiltOff = Object.fromEntries(Object.keys(unbuiltSwitches).map((name) => [name, false]))

/** What pages of customers say nothing of. */
const notTold = { desk: false }

/** If the identity provider is the only way in, everybody signs in at /connect and accounts are not made here. */
const onlyByProvider = { sso: true, signup: false }

/** The browser's part of a deployment. */
export function browserSettings(
  deployment: Deployment,
  extra: Pick<BrowserSettings, 'version' | 'mode'>,
): BrowserSettings {
  const {
    texts: _texts,
    publicAddress: _address,
    mail: { smtpUtf8 },
    retailer: _retailer,
    signature: _signature,
    personChecks: _checks,
    push: _push,
    silentMeter: _silentMeter,
    desk: _desk,
    atRest: _atRest,
    retention: _retention,
    chat: { script, tells, automated },
    openid: { name, ownPasswords },
    payments: { publishableKey, scriptUrl, methods, transferIban, instalments },
    ...shown
  } = deployment
  const account = parseIban(transferIban ?? '')
  const offered = deployment.switches.enablePayment && publishableKey !== null
  const byProvider = deployment.switches.oidc && !ownPasswords
  return {
    ...shown,
    ...extra,
    switches: { ...shown.switches, ...(byProvider && onlyByProvider), ...unbuiltOff, ...notTold },
    cardProvider: offered ? { publishableKey, scriptUrl, methods } : null,
    chat: deployment.switches.chat && script !== null ? { tells, automated } : null,
    identityProvider: deployment.switches.oidc
      ? { name: name ?? deployment.organisation.name, ownPasswords }
      : null,
    transferAccount: account.ok ? account.iban : null,
    smtpUtf8,
    instalments: instalments.mostParts >= fewestParts,
  }
}
