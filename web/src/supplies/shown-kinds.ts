import { supplyKinds } from '@endoll/api/contracts.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'

type Counts = Readonly<Record<SupplyKind, number>>

/** Kinds with a tab: both where the deployment shows empty lists, otherwise those the customer has. */
export function tabsShown(counts: Counts, showEmpty: boolean): readonly SupplyKind[] {
  return supplyKinds.filter((kind) => showEmpty || counts[kind] > 0)
}

/** The kind the page opens with: the one asked for if it can be shown, otherwise the first that has any. */
export function kindShown(asked: SupplyKind | undefined, counts: Counts, showEmpty: boolean): SupplyKind {
  const tabs = tabsShown(counts, showEmpty)
  if (asked !== undefined && tabs.includes(asked)) return asked
  return supplyKinds.find((kind) => counts[kind] > 0) ?? 'electricity'
}
