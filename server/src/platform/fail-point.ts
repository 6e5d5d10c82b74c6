/** Places at which a test stops or ends the program, to see what is left. */
export const failPoints = [
  'request-written',
  'told-retailer',
  'told-customer',
  'effect-written',
  'before-commit',
  'after-commit',
  'mail-claimed',
  'mail-sent',
  'event-claimed',
  'event-delivered',
] as const
export type FailPoint = (typeof failPoints)[number]

/** Told that a place was reached. No program but a test's has one: nothing sets it from outside. */
export type FailPoints = (point: FailPoint) => Promise<void>
