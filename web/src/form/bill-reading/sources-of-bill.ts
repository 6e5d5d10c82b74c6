import { parseCups } from '@endoll/domain/identity/cups.ts'
import { billsOf, type NoBill, type ReadBill } from './bills-of-codes.ts'
import { cupsOfText } from './cups-of-text.ts'
import { energyOfText } from './energy-of-text.ts'
import type { FoundCode } from './found-code.ts'

/** What was read of a file: the codes of its pictures, and the words of a PDF where they were asked for. */
export interface ReadFile {
  readonly codes: readonly FoundCode[]
  readonly text: string
}

/** Something that fields can be filled from: a bill by its code, or a CUPS that stands in the words of a PDF. */
export type BillSource =
  | { readonly from: 'code'; readonly bill: ReadBill }
  | { readonly from: 'text'; readonly cups: string }

/** Of gas there is no code: `no_gas_cups` where no words say its CUPS either. `gas_bill` where electricity was asked for. */
export type NoSource = NoBill | 'no_gas_cups' | 'gas_bill'

/** What of the supply the form asks about. */
export type BillEnergy = 'electricity' | 'gas'

function cups20Of(cups: string | undefined): string | undefined {
  const parsed = parseCups(cups ?? '')
  return parsed.ok ? parsed.cups20 : undefined
}

/**
 * What a form can be filled from. The code is of electricity: there it goes before the words, which only give the CUPS. For
 * gas a CUPS goes before it that is not the one of the code; of the code alone only the place is of use. The CUPS of a
 * bill of the other energy is of another supply: it is not taken.
 */
export function sourcesOf({ codes, text }: ReadFile, energy: BillEnergy): readonly BillSource[] | NoSource {
  const bills = billsOf(codes)
  const ofCodes = typeof bills === 'string' ? [] : bills.map((bill): BillSource => ({ from: 'code', bill }))
  const ofElectricity = new Set(typeof bills === 'string' ? [] : bills.map(({ qr }) => cups20Of(qr.cups)))
  const named = energyOfText(text)
  const isOfOther = named !== undefined && named !== energy
  const ofText = (isOfOther ? [] : cupsOfText(text))
    .filter((cups) => !ofElectricity.has(cups20Of(cups)))
    .map((cups): BillSource => ({ from: 'text', cups }))
  const [first, second] = energy === 'gas' ? [ofText, ofCodes] : [ofCodes, ofText]
  if (first.length > 0) return first
  if (second.length > 0) return second
  if (isOfOther && energy === 'electricity') return 'gas_bill'
  return typeof bills === 'string' && energy === 'electricity' ? bills : 'no_gas_cups'
}
