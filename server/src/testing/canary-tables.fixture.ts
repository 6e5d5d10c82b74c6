/**
 * Texts of a customer's rows that are no canaries, because the program compares them with words it knows, or because
 * they are too short to be anybody's alone. A new column takes a canary unless it stands here.
 */
export const plain: ReadonlySet<string> = new Set([
  'account.locale',
  'account.password_hash',
  'contract.state',
  'contract.supply_postal_code',
  'contract.supply_province',
  'contract.tariff',
  'contract.time_zone',
  'contract.zone',
  'contract_change.field',
  'data_token.kind',
  'delegation.role',
  'customer.language',
  'hand_off.purpose',
  'invoice.iban_last4',
  'invoice.tariff',
  'mandate.state',
  'outbox_event.subject',
  'outbox_event.type',
  'request.locale',
  'request_event.event',
  'request_event.from_state',
  'request_event.to_state',
])

/** Tables that only calls fill, or that hold no text of anybody. */
export const filledByCalls: ReadonlySet<string> = new Set([
  // A payment needs the provider; a place's name is written by its call.
  'card_message',
  'card_payment',
  'card_payment_part',
  'card_payment_step',
  'card_refund',
  'place_name',
  // Ways to sign in are added by their calls.
  'app_codes',
  'passkey',
  'passkey_challenge',
  'openid_attempt',
  'openid_identity',
  'openid_logout',
  'openid_session',
  'recovery_code',
  // A browser is added by its call, and what goes to it is written by a job.
  'push_device',
  'push_outbox',
  // Names of products are the retailer's.
  'contract_product',
  'contract_change',
  'contract_draft',
  'contract_draft_signature',
  'document_check',
  'erasure_answer',
  'enquiry',
  // Numbers and a hash.
  'office_inspection',
  'case_note',
  'case_taken',
  'crm_acknowledgement',
  'crm_case',
  'crm_fact',
  'crm_file',
  'crm_message',
  'crm_reading',
  'crm_satisfaction',
  // Figures and numbers of bills, written by a job.
  'notification',
  'notification_choice',
  'notification_watch',
  'hand_off',
  'holder_acceptance',
  'instalment',
  'lead',
  'lead_browser',
  'lead_consent',
  'lead_link',
  'outbox_event',
  'request',
  'request_event',
  'session',
  'signature',
  // Figures, and names of products, which are the retailer's; written by a job.
  'supply_review',
])
