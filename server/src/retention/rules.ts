import type { DataKind } from '@endoll/api/data-kinds.ts'
import { usualRetention } from '@endoll/api/deployment/retention-settings.ts'
import type { Schema } from '../platform/db/schema.generated.ts'

type Table = keyof Schema

/** How long the rows of some tables are kept, by which law since which day, and what removes them. */
export interface RetentionRule {
  /** As the office names it; null of what names nobody. */
  readonly id: DataKind | null
  /** What they are, in words of docs/security.md. */
  readonly kind: string
  readonly tables: readonly Table[]
  readonly kept: string
  /** First day of the rule; a later one is a row of its own, and the newest that has begun counts. */
  readonly from: string
  /** The law and whether it was read; `own choice` where no law says it. */
  readonly law: string
  /** As a customer reads it: at least how many years the law wants, and where it says so. */
  readonly years?: number
  readonly cited?: string
  /** Files that remove them; none where nothing of ours does. */
  readonly removedBy: readonly string[]
}

const due = 'server/src/retention/remove-due.ts'

/** Days after which `remove-due.ts` removes what no deployment sets (`retention` has the others). */
export const keptDays = {
  /** Copies of all data of a customer, after they were asked for. */
  exports: 7,
  /** One-time tokens and challenges, after they are over. */
  tokens: 1,
  /** What the signature provider has told, by ids alone, after it came. */
  messages: 365,
} as const

/** Of the settings `retention`; each stands in the row of its kind below. */
const usual = usualRetention
/** By unscoped-ended.ts (LO 3/2018 art. 32). */
const blocked = `blocked ${usual.endedYears} years after its contract has ended, where nothing of it is owed, open or younger (\`retention\`)`

/**
 * One row for each kind of data, every table in exactly one. What law wants kept for a time is blocked here once its contract
 * has ended long ago (unscoped-ended.ts), and not removed: the retailer says so by what it takes out of its own systems, and has
 * it removed in the database.
 */
export const retentionRules: readonly RetentionRule[] = [
  {
    id: 'bills',
    kind: 'bills and what was paid of them',
    tables: [
      'invoice',
      'invoice_line',
      'invoice_tax',
      'invoice_reading',
      'invoice_payment',
      'invoice_pending_state',
      'unpaid_letter',
      'invoice_state',
      'card_payment',
      'card_payment_part',
      'card_payment_step',
      'card_refund',
      'instalment',
      'old_debt',
      'battery',
      'battery_contract',
      'battery_movement',
      'battery_share_before',
    ],
    kept: `six years at least, three of them to be seen by the customer; ${blocked}`,
    from: '1990-01-01',
    law: 'Código de Comercio art. 30.1 and Ley 58/2003 arts 66 to 70 (read on 2026-11-29: six years from the last entry in the books; four of the tax, or the longer of both; art. 66 bis: ten years of what a taxpayer carries forward, shown by returns and books); Ley 56/2007 arts 2.1.b and 2 bis.5; proof of letters: RD 897/2017 art. 21.4, without a time',
    years: 6,
    cited: 'Código de Comercio art. 30.1; Ley 56/2007 art. 2.1.b',
    removedBy: [],
  },
  {
    id: 'contracts',
    kind: 'contracts and what belongs to them',
    tables: [
      'contract',
      'contract_service',
      'contract_protection',
      'contract_product',
      'contract_change',
      'mandate',
      'attachment',
      'sharing_coefficient',
      'contract_sips',
      'holder_acceptance',
      'price_notice',
      'general_conditions',
      'customer',
      'member',
      'coupon',
      'account',
      'delegation',
      'delegation_contract',
    ],
    kept: `six years at least after the contract has ended; ${blocked}`,
    from: '1990-01-01',
    law: 'Código de Comercio art. 30.1 (read on 2026-11-29)',
    years: 6,
    cited: 'Código de Comercio art. 30.1',
    removedBy: [],
  },
  {
    id: 'requests',
    kind: 'consent, requests and their signatures',
    tables: [
      'request',
      'request_event',
      'signature',
      'contract_draft',
      'contract_draft_signature',
      'document_check',
      'erasure',
      'erasure_answer',
      'home_move',
    ],
    kept: `five years at least; ${blocked}`,
    from: '2026-02-12',
    law: 'RD 88/2026 art. 18.5',
    years: 5,
    cited: 'RD 88/2026 art. 18.5',
    removedBy: [],
  },
  {
    id: 'cases',
    kind: 'cases, claims and how content the customer was',
    tables: [
      'crm_case',
      'crm_message',
      'crm_file',
      'crm_fact',
      'crm_reading',
      'crm_acknowledgement',
      'crm_satisfaction',
      'case_note',
      'case_taken',
    ],
    kept: `five years at least, as the evaluation that is made of them; ${blocked}`,
    from: '2025-12-28',
    law: 'Ley 10/2025 art. 21.2 (read on 2026-11-27), of the evaluation; of the cases themselves no article says a time',
    years: 5,
    cited: 'Ley 10/2025 art. 21.2',
    removedBy: [],
  },
  {
    id: 'curves',
    kind: 'hours of use, and what each night works out of them and of bills',
    tables: ['consumption_day', 'supply_review'],
    kept: 'as long as the bills that they explain',
    from: '1990-01-01',
    law: 'RD 88/2026 art. 45.3: the data behind each amount can be seen; no time is said',
    cited: 'RD 88/2026 art. 45.3',
    removedBy: [],
  },
  {
    id: 'enquiries',
    kind: 'what somebody filled in without becoming a customer',
    tables: ['lead', 'lead_consent', 'lead_link', 'lead_browser', 'enquiry'],
    kept: 'until it is taken back, and no longer than the days that the form says',
    from: '2018-12-07',
    law: 'consent (RGPD art. 6.1.a, not read); the days are our own choice',
    removedBy: ['server/src/modules/leads/operations.ts', 'server/src/modules/enquiries/operations.ts'],
  },
  {
    id: 'files',
    kind: 'files',
    tables: ['uploaded_file'],
    kept: 'a day until a form attaches them; then as long as what they belong to',
    from: '2018-12-07',
    law: 'own choice',
    removedBy: ['server/src/platform/files/sweep-files.ts'],
  },
  {
    id: 'mails',
    kind: 'mails',
    tables: ['mail_outbox'],
    kept: `with a code or a link that signs in, ${usual.secretMailDays} days; others, ${usual.mailDays} days; then what it was about and when it was sent, until ${usual.mailProofDays} days (\`retention\`)`,
    from: '2018-12-07',
    law: 'own choice; what is left of a mail as long as bills',
    removedBy: [due],
  },
  {
    id: 'sessions',
    kind: 'sessions',
    tables: ['session', 'openid_session'],
    kept: `${usual.sessionDays} days after they are over (\`retention\`)`,
    from: '2018-12-07',
    law: 'own choice: a customer who asks who was signed in is answered',
    removedBy: [due],
  },
  {
    id: 'browsers',
    kind: 'browsers that show notifications, and what waits to be shown',
    tables: ['push_device', 'push_outbox'],
    kept: `until it is turned off there, or ${usual.deviceDays} days after somebody last signed in there (\`retention\`)`,
    from: '2018-12-07',
    law: 'own choice',
    removedBy: [
      due,
      'server/src/modules/notifications/operations/push-notifications.ts',
      'server/src/modules/notifications/operations/end-devices.ts',
    ],
  },
  {
    id: 'tokens',
    kind: 'tokens of one use',
    tables: [
      'hand_off',
      'passkey_challenge',
      'openid_attempt',
      'openid_logout',
      'account_ask',
      'attempt_budget',
      'signature_message',
    ],
    kept: `${keptDays.tokens} day after they are over; ids of what the signature provider has told, ${keptDays.messages} days`,
    from: '2018-12-07',
    law: 'own choice',
    removedBy: [due, 'server/src/modules/account/operations.ts', 'server/src/platform/budget.ts'],
  },
  {
    id: 'sign_in',
    kind: 'ways to sign in and choices of the account',
    tables: [
      'passkey',
      'app_codes',
      'recovery_code',
      'openid_identity',
      'notification',
      'notification_choice',
      'notification_watch',
      'place_name',
      'data_token',
      'mail_address',
      'mail_return',
    ],
    kept: `as long as the account; notifications, ${usual.notificationDays} days (\`retention\`)`,
    from: '2018-12-07',
    law: 'own choice',
    removedBy: [due],
  },
  {
    id: 'access',
    kind: 'who has looked at the data of a customer',
    tables: ['customer_access'],
    kept: 'as long as the customer',
    from: '2018-12-07',
    law: 'own choice: who asks who has looked is answered (RGPD art. 15.1, read on 2026-11-28)',
    cited: 'Reglamento (UE) 2016/679 art. 15.1',
    removedBy: [],
  },
  {
    id: null,
    kind: 'who works at the desk, and what they did there',
    tables: ['staff', 'staff_log'],
    kept: 'without an end: a line that went would look like one that was removed; it names customers by their ids alone',
    from: '2018-12-07',
    law: 'own choice: proof of who has looked and why',
    removedBy: [],
  },
  {
    id: null,
    kind: 'sessions of the desk, and which offices were read in them',
    tables: ['staff_session', 'office_inspection'],
    kept: `${usual.sessionDays} days after they are over (\`retention\`)`,
    from: '2018-12-07',
    law: 'own choice',
    removedBy: [due],
  },
  {
    id: 'copies',
    kind: 'copies of all data that a customer has asked for',
    tables: ['data_export'],
    kept: `${keptDays.exports} days after they were asked for`,
    from: '2018-12-07',
    law: 'own choice: RGPD arts 15.3 and 20 (read on 2026-11-28) say no time',
    removedBy: [due],
  },
  {
    id: 'events',
    kind: 'events for the retailer',
    tables: ['outbox_event'],
    kept: 'as long as what they tell of: they can be read again from any cursor',
    from: '2018-12-07',
    law: 'own choice',
    removedBy: [],
  },
  {
    id: 'supply_points',
    kind: 'supplies as their distributors have them, by CUPS and without names',
    tables: ['supply_point'],
    kept: 'as long as the retailer leaves them there: each file brings a supply anew',
    from: '2026-02-12',
    law: 'RD 88/2026 art. 8, which says no time; RGPD not read',
    cited: 'RD 88/2026 art. 8',
    removedBy: [],
  },
  {
    id: null,
    kind: 'what names nobody',
    tables: [
      'product',
      'product_price',
      'product_offer',
      'product_tariff_option',
      'retailer_text',
      'kept_text',
      'crm_category',
      'market_day',
      'given_rate',
      'server_setting',
      'schema_migration',
      'card_message',
    ],
    kept: 'without an end',
    from: '2018-12-07',
    law: 'none: no data of anybody',
    removedBy: [],
  },
]
