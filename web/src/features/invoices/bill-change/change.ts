import type { BillChangePart, BillComparison, ExplainedBill } from '@endoll/api/bill.ts'
import type { ChangeCause } from '@endoll/domain/billing/bill-change.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'

/** One part of a change: what it added (positive) or took away, and where it stands in the picture, from 0 to 1. */
export interface ChangePart {
  readonly cause: ChangeCause
  readonly amountCents: number
  /** The lines and taxes it is made of, the largest first. */
  readonly parts: readonly BillChangePart[]
  readonly from: number
  readonly to: number
}

/** From the other bill's total to this one's, part after part: a waterfall chart. */
export interface Bridge {
  readonly beforeCents: number
  readonly afterCents: number
  readonly changeCents: number
  readonly parts: readonly ChangePart[]
  /** Causes of 0 cents. */
  readonly unchanged: readonly ChangeCause[]
  /** Where the bars of the two totals begin and end in the picture, from 0 to 1. */
  readonly start: number
  readonly before: number
  readonly after: number
  /** The bars of the totals are cut, and say so with a mark: whole, they would leave the parts too thin to see. */
  readonly cut: boolean
}

/** The parts have to span so much of the longest bar for the totals to be drawn whole. */
const leastSpan = 0.25
/** Room for what is left of a bar that was cut. */
const stump = 0.2

/** Lays the parts of a change one after the other, on an axis that begins at 0 where they are large enough for it. */
export function bridgeOf(comparison: Pick<BillComparison, 'causes' | 'amount_change' | 'invoice'>): Bridge {
  const beforeCents = centsOf(comparison.invoice.amount_total)
  const changeCents = centsOf(comparison.amount_change)
  const moving = comparison.causes.flatMap(({ cause, amount, parts }) => {
    const amountCents = centsOf(amount)
    return amountCents === 0 ? [] : [{ cause, amountCents, parts }]
  })
  let at = beforeCents
  const steps = moving.map(({ cause, amountCents, parts }) => {
    const fromCents = at
    at += amountCents
    return { cause, amountCents, parts, fromCents, toCents: at }
  })
  const afterCents = beforeCents + changeCents
  const ends = [beforeCents, afterCents, ...steps.map(({ toCents }) => toCents)]
  const lowest = Math.min(...ends)
  const highest = Math.max(...ends)
  const cut = lowest > 0 && highest - lowest < leastSpan * highest
  const first = cut ? lowest : Math.min(0, lowest)
  const room = cut ? 1 - stump : 1
  const span = Math.max(1, highest - first, -first)
  const fractionOf = (cents: number) => 1 - room + (room * (cents - first)) / span
  return {
    beforeCents,
    afterCents,
    changeCents,
    parts: steps.map(({ cause, amountCents, parts, fromCents, toCents }) => ({
      cause,
      amountCents,
      parts,
      from: fractionOf(Math.min(fromCents, toCents)),
      to: fractionOf(Math.max(fromCents, toCents)),
    })),
    unchanged: comparison.causes.filter(({ amount }) => centsOf(amount) === 0).map(({ cause }) => cause),
    start: cut ? 0 : fractionOf(0),
    before: fractionOf(beforeCents),
    after: fractionOf(afterCents),
    cut,
  }
}

/** A cause as the page names it: energy can cost more without more being used. */
export type ShownCause = ChangeCause | 'use_surplus' | 'use_hours'

interface Used {
  readonly invoice: Pick<ExplainedBill['invoice'], 'energy_consumed'>
  readonly days: number
}

interface UsedBefore extends Pick<BillComparison, 'estimates'> {
  readonly invoice: Pick<BillComparison['invoice'], 'energy_consumed' | 'days'>
}

/** kWh a day of this bill and of the other, without what an estimate is known to have billed beyond them. */
export function usedADay({ invoice: now, days }: Used, { invoice: before, estimates }: UsedBefore) {
  const excess = (of: 'now' | 'before') => estimates[of]?.excess_kwh ?? 0
  return {
    now: (now.energy_consumed - excess('now')) / Math.max(1, days),
    before: (before.energy_consumed - excess('before')) / Math.max(1, before.days),
  }
}

/**
 * `use` where more energy per day cost more, or less cost less. Otherwise the surplus paid off more or less of it
 * (`use_surplus`), or it was used in hours of another price (`use_hours`).
 */
export function shownCause(
  { cause, amountCents, parts }: Pick<ChangePart, 'cause' | 'amountCents' | 'parts'>,
  { now, before }: ReturnType<typeof usedADay>,
): ShownCause {
  if (cause !== 'use') return cause
  const along = parts.filter(({ amount }) => amount * amountCents > 0)
  if (along[0]?.of === 'line' && along[0].kind === 'surplus') return 'use_surplus'
  return (now - before) * amountCents > 0 ? 'use' : 'use_hours'
}

/** The parts of a cause that are listed one by one, and the sum of the others. */
export function partsShown(
  parts: readonly BillChangePart[],
  most = 3,
): { readonly shown: readonly BillChangePart[]; readonly others: number; readonly othersCents: number } {
  const shown = parts.length > most + 1 ? parts.slice(0, most) : parts
  const others = parts.slice(shown.length)
  return {
    shown,
    others: others.length,
    othersCents: others.reduce((sum, { amount }) => sum + centsOf(amount), 0),
  }
}

export type Way = 'more' | 'less'
export function wayOf(amountCents: number): Way {
  return amountCents > 0 ? 'more' : 'less'
}

/**
 * Whether a part belongs to a line that reduces the bill, such as a discount. Of a line that this bill no longer has,
 * the sign of the change says it: losing a discount makes the bill higher.
 */
export function takesOff(part: BillChangePart, { lines }: Pick<ExplainedBill, 'lines'>): boolean {
  if (part.of !== 'line') return false
  const same = lines.filter(
    ({ kind, tariff_period, name }) =>
      kind === part.kind && tariff_period === part.tariff_period && name === part.name,
  )
  return same.length > 0 ? same.reduce((sum, { amount }) => sum + centsOf(amount), 0) < 0 : part.amount > 0
}

/** Why there is no bill to compare with; key of a text. */
export type WhyAlone = 'first' | 'refund' | 'difference' | 'apart' | 'annulled' | 'corrected'

export function whyAlone({ invoice, related }: ComparedAlone): WhyAlone {
  const { rectificative_type: type } = invoice
  if (isRefund(type)) return 'refund'
  if (type === 'RA') return 'difference'
  if (type === 'C' || type === 'G') return 'apart'
  const correcting = related.filter(({ relation }) => relation === 'corrected_by')
  if (correcting.some((other) => isRefund(other.rectificative_type))) return 'annulled'
  return correcting.length > 0 ? 'corrected' : 'first'
}

interface ComparedAlone {
  readonly invoice: Pick<ExplainedBill['invoice'], 'rectificative_type'>
  readonly related: readonly Pick<ExplainedBill['related'][number], 'rectificative_type' | 'relation'>[]
}

const compared = ['before', 'now'] as const

/** What an estimated reading billed beyond what was used in either bill, where that is known. */
export function excessesOf(estimates: BillComparison['estimates']) {
  return compared.flatMap((bill) => {
    const excessKwh = estimates[bill]?.excess_kwh ?? 0
    return excessKwh === 0 ? [] : [{ bill, excessKwh }]
  })
}

/** The kWh of either bill that rest on an estimate of which nobody knows yet how wrong it was. */
export function unknownEstimatesOf(estimates: BillComparison['estimates']) {
  return compared.flatMap((bill) => {
    const kwh = estimates[bill]?.kwh
    return kwh ? [{ bill, kwh }] : []
  })
}

/**
 * What did not change, without what the bill does not have: gas has no contracted power. Estimates are said where there
 * are some.
 */
export function unchangedOf(
  { unchanged }: Pick<Bridge, 'unchanged'>,
  { powers }: Pick<ExplainedBill, 'powers'>,
): readonly ChangeCause[] {
  return unchanged.filter((cause) => cause !== 'estimates' && (cause !== 'power' || powers.length > 0))
}

/** The reasons that the sentence names, and one against them. */
export interface Reasons {
  readonly main: readonly ChangePart[]
  readonly despite: ChangePart | undefined
}

/** A second reason, and one against, are named from half of the first on. */
const worthNaming = 0.5

/** The largest part in the direction of the change, a second one if large enough, and the largest against it. */
export function reasonsOf({ parts, changeCents }: Pick<Bridge, 'parts' | 'changeCents'>): Reasons {
  // Taxes follow from the other parts: they are named only where there is no other reason.
  const named = parts.some(({ cause, amountCents }) => cause !== 'taxes' && amountCents * changeCents > 0)
    ? parts.filter(({ cause }) => cause !== 'taxes')
    : parts
  const bySize = named.toSorted((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents))
  const along = bySize.filter(({ amountCents }) => amountCents * changeCents > 0)
  const [first, second] = along
  if (!first) return { main: [], despite: undefined }
  const large = (part: ChangePart | undefined) =>
    part !== undefined && Math.abs(part.amountCents) >= worthNaming * Math.abs(first.amountCents)
  const against = bySize.find(({ amountCents }) => amountCents * changeCents < 0)
  return {
    main: [first, ...(second && large(second) ? [second] : [])],
    despite: large(against) ? against : undefined,
  }
}
