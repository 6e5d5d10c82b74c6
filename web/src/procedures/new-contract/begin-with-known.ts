import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { typedKey } from '../../flow/use-flow.ts'
import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'
import { takeKnownSupply, type KnownSupply } from '../../form/known-supply.ts'
import { draftKeyOf, type NewContractAnswers, type NewContractSlug } from './flow.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** Somebody moves into a home, whose supply and people they do not know; they go on with what they had. */
function fieldsOfMove({ product, gasProduct }: NonNullable<KnownSupply['moving']>) {
  return {
    home: { residenceType: 'habitual' },
    contract: { selectedProduct: product, selfcons: 'no' },
    gas: { gasProduct },
  }
}

function homeFields({ cups, comerOrigin, comerOriginName }: KnownSupply): Fields {
  return { cups, comerOrigin, comerOriginName, activeContract: 'yes' }
}

function gasFields({ accessTariff, product }: KnownSupply): Fields {
  return { gasAccessTariff: accessTariff, gasProduct: product }
}

/** What each step's form begins with. */
function fieldsOf(kind: ContractKind, known: KnownSupply): Partial<Record<NewContractSlug, Fields>> {
  if (known.moving) return fieldsOfMove(known.moving)
  if (kind === 'dual') return { gas: { cupsGas: known.cups, ...gasFields(known) } }
  if (kind === 'gas') return { home: homeFields(known), gas: gasFields(known) }
  const { powers = [], accessTariff, selfcons, product: selectedProduct } = known
  const [power, power2, power3, power4, power5, power6] = powers
  return {
    home: homeFields(known),
    contract: { power, power2, power3, power4, power5, power6, accessTariff, selfcons, selectedProduct },
  }
}

/** Answers that what is known takes the place of: their steps are asked again. */
const answered = {
  electricity: ['cups', 'powers', 'accessTariff', 'selectedProduct'],
  gas: ['cups', 'gasAccessTariff', 'gasProduct'],
  dual: ['cupsGas', 'gasAccessTariff', 'gasProduct'],
} as const satisfies Record<ContractKind, readonly (keyof NewContractAnswers)[]>

function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Puts what is known of the supply into the forms of the wizard, above what was typed there before. */
export function beginWithKnown(kind: ContractKind): void {
  const known = takeKnownSupply(kind)
  if (!known) return
  const draftKey = draftKeyOf(kind)
  for (const [slug, fields] of Object.entries(fieldsOf(kind, known))) {
    const key = typedKey(draftKey, slug)
    writeDraft(key, { ...readDraft(key), ...given(fields) })
  }
  // Of another home nothing holds that was answered before.
  if (known.moving) return clearDraft(draftKey)
  const stale = new Set<string>(answered[kind])
  const answers = Object.entries(readDraft(draftKey) ?? {}).filter(([name]) => !stale.has(name))
  writeDraft(draftKey, Object.fromEntries(answers))
}
