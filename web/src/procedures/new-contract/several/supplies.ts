import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { isComplete } from '../../../flow/flow.ts'
import { typedKey } from '../../../flow/use-flow.ts'
import { clearDraft, readDraft, writeDraft } from '../../../form/draft.ts'
import {
  draftKeyOf,
  furtherSupplyFlow,
  mayBeSeveral,
  sharedAnswers,
  type Answers,
  type Circumstances,
} from '../flow.ts'

/** A supply after the first, with what was answered of it alone. */
export interface FurtherSupply {
  /** Names it in the address; says nothing of it. */
  readonly key: string
  readonly answers: Answers
}

/** Steps whose typed values may lie there. */
const slugs = ['home', 'contract'] as const

function listKey(kind: ContractKind): string {
  return `${draftKeyOf(kind)} supplies`
}

/** Keeps the answers of a further supply in this tab. */
export function supplyDraftKey(kind: ContractKind, key: string): string {
  return `${draftKeyOf(kind)} supply ${key}`
}

function keysOf(kind: ContractKind): string[] {
  const { keys }: { keys?: unknown } = readDraft(listKey(kind)) ?? {}
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}

/** The further supplies of this tab, in the order in which they were added. */
export function readSupplies(kind: ContractKind): readonly FurtherSupply[] {
  return keysOf(kind).map((key) => ({ key, answers: readDraft(supplyDraftKey(kind, key)) ?? {} }))
}

/** Begins another supply with some answers; its key. */
export function addSupply(kind: ContractKind, answers: Answers): string {
  const key = crypto.randomUUID().slice(0, 8)
  writeDraft(listKey(kind), { keys: [...keysOf(kind), key] })
  writeDraft(supplyDraftKey(kind, key), answers)
  return key
}

/** Removes a further supply with what was typed of it. */
export function removeSupply(kind: ContractKind, key: string): void {
  writeDraft(listKey(kind), { keys: keysOf(kind).filter((other) => other !== key) })
  const draftKey = supplyDraftKey(kind, key)
  for (const slug of slugs) clearDraft(typedKey(draftKey, slug))
  clearDraft(draftKey)
}

/** The second takes the place of the first, whose own answers go. */
export function removeFirst(kind: ContractKind, second: FurtherSupply): void {
  const draftKey = draftKeyOf(kind)
  const answers: Answers = readDraft(draftKey) ?? {}
  writeDraft(draftKey, { ...sharedAnswers(answers), ...second.answers })
  for (const slug of slugs) clearDraft(typedKey(draftKey, slug))
  removeSupply(kind, second.key)
}

export function forgetSupplies(kind: ContractKind): void {
  for (const key of keysOf(kind)) removeSupply(kind, key)
  clearDraft(listKey(kind))
}

/** The further supplies that are asked for beside the first; none where that may be the only one. */
export function suppliesOf(kind: ContractKind, first: Answers): readonly FurtherSupply[] {
  return mayBeSeveral(kind, first) ? readSupplies(kind) : []
}

/** Whether everything is answered of a further supply. */
export function isWhole({ answers }: FurtherSupply, shared: Answers, circumstances: Circumstances): boolean {
  return isComplete(furtherSupplyFlow(circumstances, shared), answers)
}
