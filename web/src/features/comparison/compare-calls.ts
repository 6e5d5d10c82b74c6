import {
  compareGasPrices,
  comparePrices,
  confirmComparison,
  confirmGasComparison,
  type ElectricitySaving,
  type GasSaving,
} from '@endoll/api/comparison.ts'
import {
  listGasOriginRetailers,
  listGasTariffs,
  listOriginRetailers,
  listTariffs,
} from '@endoll/api/contracting.ts'
import { call } from '../../calls/call.ts'
import { reportFailure } from '../../failures/reported.ts'
import type { KnownRetailer } from '../../form/bill-reading/filled-fields.ts'
import type { Typed } from '../../form/use-entry-form.ts'
import type { LeadDetails } from '../../form/lead-form/LeadForm.tsx'
import { billBody, electricityBody, numberOf, type ComparedKind } from './typed-bill.ts'

type Line = ElectricitySaving['operations']['potencia'][number]
type Tax = ElectricitySaving['operations']['taxes'][number]

/** The groups of lines of either kind. */
export const lineGroups = ['potencia', 'energia', 'lloguer', 'fijo', 'variable'] as const
export type LineGroup = (typeof lineGroups)[number]

export type Saving = Omit<ElectricitySaving | GasSaving, 'operations'> & {
  readonly operations: Partial<Record<LineGroup, readonly Line[]>> & { readonly taxes: readonly Tax[] }
}

/** A bill that was compared, as it was typed; null if no product can be. */
export interface Outcome {
  readonly saving: Saving | null
  readonly typed: Typed
}

/** What a comparison gave: null if no product can be compared. */
export async function compareBill(kind: ComparedKind, typed: Typed): Promise<Saving | null> {
  if (kind === 'gas') {
    const sent = { ...billBody(typed), consumption: numberOf(typed['consumption']) }
    return (await call(compareGasPrices, { body: sent })).data
  }
  const { data } = await call(comparePrices, { body: electricityBody(typed) })
  if (data?.operations.potencia.length === 0) reportFailure(new Error('no lines of power'))
  return data
}

interface How {
  readonly sendingKey: string
}

/** The bill itself, to be compared by somebody. */
export async function sendBill(kind: ComparedKind, details: LeadDetails, how: How): Promise<void> {
  const body = { mode: 'manual' as const, ...details, invoice: [...details.invoice] }
  await (kind === 'gas' ? call(compareGasPrices, { body }, how) : call(comparePrices, { body }, how))
}

/** Details to be called about a supply. */
export async function sendInterest(
  kind: ComparedKind,
  cups: string,
  details: LeadDetails,
  how: How,
): Promise<void> {
  const body = { cups, ...details, invoice: [...details.invoice] }
  await (kind === 'gas' ? call(confirmGasComparison, { body }, how) : call(confirmComparison, { body }, how))
}

export interface ComparisonLists {
  readonly tariffs: readonly { readonly id: number; readonly name: string }[]
  readonly retailers: readonly (KnownRetailer & { readonly name: string })[]
}

export async function readLists(kind: ComparedKind): Promise<ComparisonLists> {
  const [tariffs, retailers] = await (kind === 'gas'
    ? Promise.all([call(listGasTariffs, {}), call(listGasOriginRetailers, {})])
    : Promise.all([call(listTariffs, {}), call(listOriginRetailers, {})]))
  return { tariffs, retailers }
}
