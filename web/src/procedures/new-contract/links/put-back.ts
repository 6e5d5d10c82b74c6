import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { typedKey } from '../../../flow/use-flow.ts'
import { clearDraft, readDraft, writeDraft } from '../../../form/draft.ts'
import { draftKeyOf, ownAnswers, stepSlugs, type Answers } from '../flow.ts'
import { keepLeads, type KeptLeads } from '../lead.ts'
import { keepSupplyLead } from '../several/save-supplies.ts'
import { addSupply, forgetSupplies } from '../several/supplies.ts'

type Typed = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The account, which no link brings back, and files, which come back where they were sent with their step. */
const keptHere: ReadonlySet<string> = new Set([
  'iban',
  'invoice',
  'cif',
  'nifFaceup',
  'selfconsAttachment',
  'gasInvoice',
])

/** What stands in the fields of the steps that are not finished, for a link by mail. */
export function typedSoFar(kind: ContractKind): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    stepSlugs(kind).flatMap((slug) => {
      const typed = Object.entries(readDraft(typedKey(draftKeyOf(kind), slug)) ?? {})
      const kept = typed.filter(([name]) => !keptHere.has(name))
      return kept.length === 0 ? [] : [[slug, Object.fromEntries(kept)]]
    }),
  )
}

interface Kept extends KeptLeads {
  readonly answers: Readonly<Record<string, unknown>>
  readonly typed: Typed
  readonly further: readonly { readonly lead: string; readonly answers: Readonly<Record<string, unknown>> }[]
}

interface Writing {
  readonly money: (cents: number) => string
  readonly number: (value: number, decimals?: number) => string
}

function costText(cents: number | null | undefined, money: Writing['money']): string {
  return typeof cents === 'number' ? money(cents) : ''
}

/** The answers of another browser become those of this tab, in place of what was typed here. */
export function putBack(kind: ContractKind, kept: Kept, { money, number }: Writing): void {
  const draftKey = draftKeyOf(kind)
  const decimalSign = number(0.5, 1).replaceAll(/\d/g, '')
  const whole = (answers: Answers): Answers => {
    const { powers, productCents, gasProductCents } = answers
    return {
      ...answers,
      ...(powers ? { powers: powers.map((kw) => kw.replace('.', decimalSign)) } : {}),
      productCost: costText(productCents, money),
      gasProductCost: costText(gasProductCents, money),
    }
  }
  writeDraft(draftKey, whole(kept.answers))
  forgetSupplies(kind)
  for (const slug of [...stepSlugs(kind), 'confirmation']) clearDraft(typedKey(draftKey, slug))
  for (const slug of stepSlugs(kind)) {
    const fields = kept.typed[slug]
    if (fields) writeDraft(typedKey(draftKey, slug), fields)
  }
  keepLeads(kind, kept)
  for (const { lead, answers } of kept.further)
    keepSupplyLead(addSupply(kind, ownAnswers(whole(answers))), lead)
}

/** The secret of a mailed link. It stands in the fragment of the address, which no server and no other site is told. */
export function linkToken(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('continue') ?? undefined
}
