/** One measured figure. A budget is what shared plans ask of it; without one the figure only stands there. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** `most`: larger is over budget. `least`: smaller is. */
  readonly budget?: { readonly most: number } | { readonly least: number }
  /** How it was measured, where the name does not say it. */
  readonly note?: string
}

export function meets({ value, budget }: Figure): boolean {
  if (!budget) return true
  return 'most' in budget ? value <= budget.most : value >= budget.least
}

function written(value: number) {
  if (value >= 1000) return Math.round(value).toLocaleString('en-GB')
  return String(Number(value.toPrecision(3)))
}

function budgetText({ budget }: Figure) {
  if (!budget) return ''
  return 'most' in budget ? `≤ ${written(budget.most)}` : `≥ ${written(budget.least)}`
}

/** The figures as one Markdown table; what misses its budget says so. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${written(figure.value)} ${figure.unit}`.trim(),
    budgetText(figure),
    meets(figure) ? '' : 'over budget',
    figure.note ?? '',
  ])
  const lines = [['figure', 'measured', 'budget', '', 'how'], ['---', '---:', '---:', '---', '---'], ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The quantile of this share. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Median of the milliseconds that a piece of work takes; the first sixth of the runs does not count. */
export async function timed(work: () => Promise<unknown>, runs = 60): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const startedMs = performance.now()
    await work()
    times.push(performance.now() - startedMs)
  }
  return median(times.slice(runs / 6))
}

const shareMs = 2000

/** Share of a processor that one busy process gets, 0 to 1: how much else the machine does. */
export function processorShare(): number {
  const startedMs = performance.now()
  const before = process.cpuUsage()
  while (performance.now() - startedMs < shareMs);
  const { user, system } = process.cpuUsage(before)
  return Math.min(1, (user + system) / 1000 / shareMs)
}
