/** Points at which a test stops or kills the program, to see what was kept. */
export const failPoints = [
  'request-written',
  'retailer-notified',
  'customer-notified',
  'effect-written',
  'before-commit',
  'after-commit',
  'mail-taken',
  'mail-sent',
  'event-taken',
  'event-delivered',
  'lead-written',
  'link-read',
  'contract-drafted',
  'contract-signed',
  'enquiry-written',
  'case-written',
  'notification-written',
  'digest-written',
  'push-written',
  'push-taken',
  'push-handed-over',
  'push-sent',
  'payment-asked',
  'payment-written',
  'payment-opened',
  'payment-confirmed',
  'payment-answered',
  'payment-settled',
  'message-written',
  'message-settled',
  'receipt-made',
] as const
export type FailPoint = (typeof failPoints)[number]

/** Called when a point is reached. Only tests have one; no setting gives a program one. */
export type FailPoints = (point: FailPoint) => Promise<void>
