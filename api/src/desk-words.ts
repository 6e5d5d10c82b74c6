// Free of zod: the browser takes it without the schemas.

/** Header in which a call that changes something repeats the token of its session. */
export const deskTokenHeader = 'x-desk-token'

/** Why somebody of the desk looks at a customer or does something for them. */
export const deskReasons = ['call', 'message', 'case', 'check'] as const
export type DeskReason = (typeof deskReasons)[number]

/** By what a customer was found. */
export const foundBy = [
  'name',
  'nif',
  'cups',
  'contract',
  'invoice',
  'phone',
  'email',
  'request',
  'case',
  'payment',
] as const
export type FoundBy = (typeof foundBy)[number]

/** What the time line of a customer shows. */
export const deskEventKinds = ['bill', 'payment', 'request', 'case', 'mail', 'sign_in', 'look'] as const
export type DeskEventKind = (typeof deskEventKinds)[number]
