import { clearDraft, readDraft, writeDraft } from './draft.ts'

/*
 * What is known of a supply before its new contract is asked for: from a comparison, or a bill that was read. It goes
 * from page to page in this tab alone and never in an address, and is taken once.
 */

type Kind = 'electricity' | 'gas' | 'dual'

/** As texts of fields; of a contract of both it is what is known of the gas. */
export interface KnownSupply {
  readonly cups: string
  /** Number and name of the present retailer. */
  readonly comerOrigin?: string
  readonly comerOriginName?: string
  /** In kW, P1 first. */
  readonly powers?: readonly string[]
  /** The number by which calls name it. */
  readonly accessTariff?: string
  readonly selfcons?: 'yes' | 'no'
  /** Id of the offer. */
  readonly product?: string
  /** Of who moves house: nothing is known of the new home; the offers that the old one has on sale. */
  readonly moving?: { readonly product: string; readonly gasProduct: string }
}

function keyOf(kind: Kind): string {
  return `new-${kind}-contract known`
}

export function keepKnownSupply(kind: Kind, known: KnownSupply): void {
  writeDraft(keyOf(kind), known)
}

export function takeKnownSupply(kind: Kind): KnownSupply | undefined {
  const known = readDraft(keyOf(kind)) as KnownSupply | undefined
  clearDraft(keyOf(kind))
  return known
}
