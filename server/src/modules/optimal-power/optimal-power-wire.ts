import type { noBetterPowerReasons } from '@endoll/api/optimal-power.ts'
import type { getOptimalPower, OptimalPowerPeriod } from '@endoll/api/optimal-power.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { DemandYear } from '@endoll/domain/billing/demand-months.ts'
import type { OptimalPower } from '@endoll/domain/billing/optimal-power.ts'
import type { PowerYear } from '@endoll/domain/billing/power-year.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'

type Reply = ReplyInput<typeof getOptimalPower>
type Reason = (typeof noBetterPowerReasons)[number]

/** What the reply says of the power itself; the rest is of the contract and the day. */
export type PowerPart = Pick<Reply, 'reason' | 'known' | 'periods' | 'cost_now' | 'suggestion' | 'incautious'>

const euros = centsToEuroNumber
function kW(powerW: number) {
  return powerW / 1000
}
function spanOf(span: DateSpan) {
  return { start_date: span.from, end_date: lastDayOf(span) }
}

function costOf({ powerCents, excessCents, totalCents, withTaxesCents }: PowerYear) {
  return {
    power: euros(powerCents),
    excess: euros(excessCents),
    total: euros(totalCents),
    with_taxes: euros(withTaxesCents),
  }
}

function isSame(a: readonly number[], b: readonly number[]) {
  return a.join(' ') === b.join(' ')
}

function knownOf(demand: DemandYear, powersW: readonly number[]): NonNullable<Reply['known']> {
  return {
    ...spanOf(demand.span),
    months: demand.knownMonths,
    missing: demand.missing.map(spanOf),
    other_powers: demand.months.some((month) => month.powersW.length > 0 && !isSame(month.powersW, powersW)),
  }
}

/** The periods with what is known of their demand, where nothing can be suggested. */
function periodsOf(powersW: readonly number[], demand: DemandYear | undefined): OptimalPowerPeriod[] {
  return powersW.map((powerW, index) => {
    const months = (demand?.months ?? []).toSorted(
      (a, b) => (b.demandW[index] ?? 0) - (a.demandW[index] ?? 0),
    )
    const [highest] = months
    return {
      period: `P${index + 1}`,
      contracted: kW(powerW),
      demanded: highest ? kW(highest.demandW[index] ?? 0) : null,
      demanded_in: highest ? spanOf(highest.span) : null,
      suggested: null,
      excess_charged: null,
    }
  })
}

/** A reply that has no figures to compare. */
export function withoutSuggestion(
  reason: Reason,
  powersW: readonly number[],
  demand?: DemandYear,
): PowerPart {
  return {
    reason,
    known: demand ? knownOf(demand, powersW) : null,
    periods: periodsOf(powersW, demand),
    cost_now: null,
    suggestion: null,
    incautious: null,
  }
}

type Found = Exclude<OptimalPower, { kind: 'unknown' }>

function suggestionOf({ now, best, savingCents, change, paybackMonths }: Found): Reply['suggestion'] {
  return change && paybackMonths !== undefined
    ? {
        before: costOf(now.year),
        after: costOf(best.year),
        saving: euros(savingCents),
        saving_with_taxes: euros(now.year.withTaxesCents - best.year.withTaxesCents),
        change: {
          connection: euros(change.connectionCents),
          access: euros(change.accessCents),
          extension: euros(change.extensionCents),
          total: euros(change.totalCents),
          added_power: kW(change.addedW),
        },
        payback_months: paybackMonths,
      }
    : null
}

/** What was found, as the reply has it. */
export function powerPartOf(found: OptimalPower, powersW: readonly number[]): PowerPart {
  if (found.kind === 'unknown') return withoutSuggestion(found.reason, powersW, found.demand)
  const { kind, demand, periods, now, best, incautious } = found
  return {
    reason: kind === 'better' ? null : kind,
    known: knownOf(demand, powersW),
    periods: periods.map(({ demandW, span, excessCharged }, index) => ({
      period: `P${index + 1}`,
      contracted: kW(now.powersW[index] ?? 0),
      demanded: kW(demandW),
      demanded_in: spanOf(span),
      suggested: kW(best.powersW[index] ?? 0),
      excess_charged: excessCharged,
    })),
    cost_now: costOf(now.year),
    suggestion: suggestionOf(found),
    incautious: incautious
      ? {
          powers: incautious.powersW.map(kW),
          saving: euros(now.year.totalCents - incautious.year.totalCents),
          excess: euros(incautious.year.excessCents),
        }
      : null,
  }
}
