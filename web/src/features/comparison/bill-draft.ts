import type { SupplyKind } from '@endoll/api/contracts.ts'
import { readDraft } from '../../form/draft.ts'

/** Keeps what is typed of a bill in this tab. */
export function draftKeyOf(kind: SupplyKind): string {
  return `comparison ${kind}`
}

/** Whether something of a bill is typed. */
export function isBillBegun(kind: SupplyKind): boolean {
  return readDraft(draftKeyOf(kind)) !== undefined
}
