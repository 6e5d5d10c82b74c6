/**
 * Kinds of personal data, each with one time for which it is kept (server/src/retention/rules.ts). What names nobody is no
 * kind of these.
 */
export const dataKinds = [
  'bills',
  'contracts',
  'requests',
  'cases',
  'curves',
  'enquiries',
  'files',
  'mails',
  'sessions',
  'browsers',
  'tokens',
  'sign_in',
  'access',
  'copies',
  'events',
  'supply_points',
] as const
export type DataKind = (typeof dataKinds)[number]
