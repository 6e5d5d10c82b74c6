import type { LineKind } from '@endoll/domain/billing/bill.ts'

/** Which lines of a bill stand together, in the order in which people ask; each kind of line stands in one group. */
export const lineGroupKinds = {
  power: ['power', 'excess_power'],
  fixed: ['fixed'],
  energy: ['energy', 'reactive'],
  surplus: ['surplus', 'battery', 'late_activation'],
  adjustments: ['discount', 'social_bonus', 'social_bonus_financing', 'adjustment'],
  services: ['meter_rental', 'service'],
} as const satisfies Readonly<Record<string, readonly LineKind[]>>

export type LineGroupKey = keyof typeof lineGroupKinds

/** The groups in their order. */
export const lineGroupKeys = Object.keys(lineGroupKinds) as LineGroupKey[]
