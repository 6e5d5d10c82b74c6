import type { InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { clearDraft, readDraft, writeDraft } from '../../../form/draft.ts'
import { draftKeyOf } from '../flow.ts'

/*
 * What the code of the present bill says beyond the fields of the home: for the steps after it. It stays in this tab.
 */

/** Of the supply that the bill is of. */
export interface KnownBill {
  /** Null if the code does not say it: then the bill is of the supply that is typed. */
  readonly cups20: string | null
  /** In W, P1 first. */
  readonly powersW: readonly number[]
  /** Of a year, as calls take it; null if the code does not say it. */
  readonly yearlyUse: string | null
}

function keyOf(kind: ContractKind): string {
  return `${draftKeyOf(kind)} bill`
}

function cups20Of(cups: string | undefined): string | null {
  const parsed = parseCups(cups ?? '')
  return parsed.ok ? parsed.cups20 : null
}

function yearlyUseOf({ yearEnergiesWh }: InvoiceQrSaid): string | null {
  return yearEnergiesWh?.map((wh) => Math.round(wh / 1000)).join('|') ?? null
}

/** From now on this bill is the one that was read, or none. */
export function keepBill(kind: ContractKind, qr: InvoiceQrSaid | undefined): void {
  if (!qr) return clearDraft(keyOf(kind))
  const known: KnownBill = { cups20: cups20Of(qr.cups), powersW: qr.powersW, yearlyUse: yearlyUseOf(qr) }
  writeDraft(keyOf(kind), known)
}

/** The bill that was read, where it is of this supply. */
export function knownBill(kind: ContractKind, cups: string | undefined): KnownBill | undefined {
  const known = readDraft(keyOf(kind)) as KnownBill | undefined
  return known && (known.cups20 === null || known.cups20 === cups20Of(cups)) ? known : undefined
}
