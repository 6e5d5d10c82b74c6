import type { BilledSpanItem } from '@endoll/api/insight.ts'

/** The highest demand of one power period in each billed span, in W; undefined if it is not known. */
export interface DemandPeriod {
  /** 0 for P1. */
  readonly index: number
  readonly spans: readonly {
    readonly span: BilledSpanItem
    readonly demandW: number | undefined
    readonly powerW: number | undefined
  }[]
}

/** Whether more was demanded than contracted. */
export function isOver({ demandW, powerW }: DemandPeriod['spans'][number]): boolean {
  return demandW !== undefined && powerW !== undefined && demandW > powerW
}

/** One for each power period; none where no bill has a demand. */
export function demandPeriods(spans: readonly BilledSpanItem[]): readonly DemandPeriod[] {
  if (!spans.some(({ demand_w }) => demand_w.some((demand) => demand !== null))) return []
  const count = Math.max(...spans.map(({ powers_w, demand_w }) => Math.max(powers_w.length, demand_w.length)))
  return Array.from({ length: count }, (_, index) => ({
    index,
    spans: spans.map((span) => ({
      span,
      demandW: span.demand_w[index] ?? undefined,
      powerW: span.powers_w[index],
    })),
  }))
}

/** How often, and how far at most, more was demanded than contracted. */
export interface OverDemand {
  readonly spans: number
  readonly highestW: number
  readonly index: number
}

export function overDemandOf(periods: readonly DemandPeriod[]): OverDemand | undefined {
  const over = periods.flatMap(({ index, spans }) => spans.filter(isOver).map((one) => ({ ...one, index })))
  const farthest = over.toSorted(
    (a, b) => (b.demandW ?? 0) - (b.powerW ?? 0) - ((a.demandW ?? 0) - (a.powerW ?? 0)),
  )[0]
  if (!farthest) return undefined
  return {
    spans: new Set(over.map(({ span }) => span.start_date)).size,
    highestW: farthest.demandW ?? 0,
    index: farthest.index,
  }
}
