import { sumCents } from '../money.ts'
import type { Day } from '../time/day.ts'
import { WHOLE_BATTERY_PERCENT } from './battery-share.ts'

/** The share of a contract in a battery over some days; whole per cent, 0 to 100. */
export type ShareSpan = {
  readonly contract: number
  readonly percent: number
  /** The last day with this share; null while it lasts. */
  readonly until: Day | null
}

/** What one invoice of a contract put into a battery and took out of it; cents, neither of them negative. */
export type BatteryEntry = {
  readonly contract: number
  readonly day: Day
  readonly depositCents: number
  readonly withdrawalCents: number
}

/** Whose the euros in a battery are: `ofContract` and `undividedCents` add up to what is in it. */
export type BatteryParts = {
  /** Cents of each contract that has or had a share, never below zero. */
  readonly ofContract: ReadonlyMap<number, number>
  /** Cents that came in while shares were less than 100 together; below zero while the battery itself is. */
  readonly undividedCents: number
  /** Entry by entry, the cents that its contract had after it. */
  readonly afterEntry: readonly number[]
}

/**
 * The cents of a deposit by contract. Each share is rounded down, so that nobody takes out more than its share; the
 * cents that the division leaves go to the smallest shares first where the shares come to 100, else to nobody.
 * Shares are whole per cent, 100 together at most; cents are not negative.
 */
export function divideDeposit(
  depositCents: number,
  shares: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const parts = new Map(
    [...shares].map(([contract, percent]) => [
      contract,
      Math.floor((depositCents * percent) / WHOLE_BATTERY_PERCENT),
    ]),
  )
  if (sumCents([...shares.values()]) < WHOLE_BATTERY_PERCENT) return parts
  let left = depositCents - sumCents([...parts.values()])
  const smallestFirst = [...shares]
    .filter(([, percent]) => percent > 0)
    .toSorted((a, b) => a[1] - b[1] || a[0] - b[0])
  for (const [contract] of smallestFirst) {
    if (left <= 0) break
    parts.set(contract, (parts.get(contract) ?? 0) + 1)
    left -= 1
  }
  return parts
}

const NO_END = '9999-12-31'

/**
 * The shares by which what a contract puts in on a day is divided. The earliest span of a contract that has not ended by
 * then is the one that holds; the last bill of a contract that has left comes after its end, and its share holds of it as
 * far as the others have left it.
 */
function sharesOf({ contract, day }: BatteryEntry, spans: readonly ShareSpan[]): ReadonlyMap<number, number> {
  const latestFirst = spans.toSorted((a, b) => ((a.until ?? NO_END) < (b.until ?? NO_END) ? 1 : -1))
  const holding = latestFirst.filter(({ until }) => until === null || until >= day)
  const shares = new Map(holding.map((span) => [span.contract, span.percent]))
  const last = latestFirst.find((span) => span.contract === contract)
  if (shares.has(contract) || !last) return shares
  const left = Math.max(0, WHOLE_BATTERY_PERCENT - sumCents([...shares.values()]))
  return shares.set(contract, Math.min(last.percent, left))
}

/**
 * Whose the euros in a battery are. What comes in is divided by the shares of its day and stays with whom it was given
 * to, whatever the shares become and whether or not that contract has it taken off its bills; a contract that has left
 * keeps what it had and gets nothing of what others put in. What goes out is its contract's own; where a file takes out more than that, the
 * rest is taken from what is nobody's and then from the largest parts, and what comes in pays first what was taken out
 * beyond all of it. Entries are in the order of their days; of one entry what goes out goes first.
 * Source: contract (a share is of the discounts, decision 0017); a bill takes off at most what was given to its contract
 * before it.
 */
export function batteryParts(entries: readonly BatteryEntry[], spans: readonly ShareSpan[]): BatteryParts {
  const parts = new Map<number, number>(spans.map(({ contract }) => [contract, 0]))
  let undividedCents = 0
  const add = (contract: number, cents: number) => parts.set(contract, (parts.get(contract) ?? 0) + cents)
  const takeFrom = (contract: number, cents: number) => {
    const taken = Math.min(cents, parts.get(contract) ?? 0)
    add(contract, -taken)
    return cents - taken
  }
  const takeOut = ({ contract, withdrawalCents }: BatteryEntry) => {
    let left = takeFrom(contract, withdrawalCents)
    const fromNobody = Math.min(left, Math.max(0, undividedCents))
    left -= fromNobody
    if (left > 0) {
      const largestFirst = [...parts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      for (const [one] of largestFirst) left = takeFrom(one, left)
    }
    undividedCents -= fromNobody + left
  }
  const afterEntry = entries.map((entry) => {
    takeOut(entry)
    const owedCents = Math.min(entry.depositCents, Math.max(0, -undividedCents))
    const divided = divideDeposit(entry.depositCents - owedCents, sharesOf(entry, spans))
    for (const [one, cents] of divided) add(one, cents)
    undividedCents += entry.depositCents - sumCents([...divided.values()])
    return parts.get(entry.contract) ?? 0
  })
  return { ofContract: parts, undividedCents, afterEntry }
}
