/** What the browser asked for until the page's answer was painted. */
export interface Loaded {
  readonly requests: number
  readonly scripts: number
  readonly styles: number
  /** Turns one after the other: a request counts one more than the last reply that was there when it was made. */
  readonly depth: number
  readonly kilobytes: number
  /** JS and CSS files that were asked for later, until the page was counted, and calls. */
  readonly filesAfter: number
  readonly callsAfter: number
}

/** Counts, in the page, what was asked for before a moment of its life. */
export function countLoaded(untilMs: number): Loaded {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const before = entries
    .filter(({ startTime }) => startTime < untilMs)
    .toSorted((a, b) => a.startTime - b.startTime)
  const levels = new Map<PerformanceResourceTiming, number>()
  for (const entry of before) {
    const done = before.filter((one) => one.responseEnd > 0 && one.responseEnd <= entry.startTime)
    levels.set(entry, 1 + Math.max(0, ...done.map((one) => levels.get(one) ?? 0)))
  }
  const after = entries.filter(({ startTime }) => startTime >= untilMs)
  const count = (of: readonly PerformanceEntry[], path: RegExp) =>
    of.filter(({ name }) => path.test(new URL(name).pathname)).length
  return {
    requests: before.length,
    scripts: count(before, /\.js$/),
    styles: count(before, /\.css$/),
    depth: Math.max(0, ...levels.values()),
    kilobytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    filesAfter: count(after, /\.(js|css)$/),
    callsAfter: count(after, /^\/api\//),
  }
}
