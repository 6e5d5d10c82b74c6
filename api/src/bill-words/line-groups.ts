import type { LineKind } from '@endoll/domain/billing/bill.ts'

/** Which lines of a bill stand together, in the order in which people ask; each kind of line stands in one group. */
export const lineGroupKinds = {
  power: ['power', 'excess_power'],
  fixed: ['fixed'],
  energy: ['energy', 'reactive'],
  surplus: ['surplus', 'battery', 'late_activation'],
  adjustments: ['discount', 'social_bonus', 'social_bonus_financing', 'adjustment', 'interest'],
  services: ['meter_rental', 'service'],
} as const satisfies Readonly<Record<string, readonly LineKind[]>>

export type LineGroupKey = keyof typeof lineGroupKinds

/** The groups in their order. */
export const lineGroupKeys = Object.keys(lineGroupKinds) as LineGroupKey[]

/** Kinds that the name of another says already where both stand in a group. */
const saidBy: Partial<Record<LineKind, LineKind>> = {
  excess_power: 'power',
  reactive: 'energy',
  social_bonus_financing: 'social_bonus',
}

/** What stands over some lines of a group: the names of what is among them, and of nothing else. */
export function groupHeading(
  kinds: Iterable<LineKind>,
  { nameOf, list }: { nameOf: (kind: LineKind) => string; list: (names: readonly string[]) => string },
): string {
  const there = new Set(kinds)
  const named = [...there].filter((kind) => {
    const other = saidBy[kind]
    return other === undefined || !there.has(other)
  })
  return list(
    named.map((kind, index) => {
      const name = nameOf(kind)
      return index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)
    }),
  )
}
