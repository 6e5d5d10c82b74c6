// What a page tells of itself while it is measured. Each function runs in the page and reaches nothing of this file.
import type { Loaded } from './loaded.ts'

export interface Observed extends Loaded {
  lcpMs: number
  what: string
  cls: number
  moved: string[]
  /** What is pressed, and how long the slowest event of each press took until it was painted. */
  hand: string
  slowestMs: Record<string, number>
  /** From the press until what it leads to is painted, where `drawn` names that. */
  drawnMs: Record<string, number>
  drawn: string | undefined
  /** When what the visit is for was painted; LCP is often the sentence that the server has drawn above it. */
  shownMs: number | undefined
}

/** Runs in the page before anything of its own; `shown` is what the visit is for. */
export function observe(shown: string) {
  const page = globalThis as unknown as { observed: Observed }
  page.observed = {
    lcpMs: 0,
    what: '',
    cls: 0,
    moved: [],
    hand: '',
    slowestMs: {},
    drawnMs: {},
    drawn: undefined,
    shownMs: undefined,
    requests: 0,
    scripts: 0,
    styles: 0,
    depth: 0,
    kilobytes: 0,
    filesAfter: 0,
    callsAfter: 0,
  }
  const { observed } = page
  const whenPainted = (what: string, note: () => void) => {
    // Not asked at each frame: frames that only we want would delay what is measured.
    const changes = new MutationObserver(() => {
      if (![...document.querySelectorAll(what)].some((element) => element.checkVisibility())) return
      changes.disconnect()
      // Right after the frame that has it, before what the page does next.
      requestAnimationFrame(() => void scheduler.postTask(note, { priority: 'user-blocking' }))
    })
    changes.observe(document, { subtree: true, childList: true, attributes: true })
  }
  whenPainted(shown, () => (observed.shownMs ??= performance.now()))
  const watch = (type: string, note: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never)
    }).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    observed.lcpMs = entry.startTime
    observed.what = entry.element ? `${entry.element.tagName}.${entry.element.className}` : ''
  })
  watch(
    'layout-shift',
    (entry: { hadRecentInput: boolean; value: number; sources: { node?: Element }[] }) => {
      if (entry.hadRecentInput) return
      observed.cls += entry.value
      for (const { node } of entry.sources) observed.moved.push(node?.className || node?.nodeName || '')
    },
  )
  watch(
    'event',
    ({ duration, interactionId }: PerformanceEntry & { interactionId: number }) => {
      if (interactionId === 0) return
      observed.slowestMs[observed.hand] = Math.max(observed.slowestMs[observed.hand] ?? 0, duration)
    },
    { durationThreshold: 16 },
  )
  // From its release on, as browsers time a press: how long a finger rests is not the page's doing.
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const { hand, drawn } = observed
      if (drawn === undefined) return
      whenPainted(drawn, () => (observed.drawnMs[hand] ??= performance.now() - timeStamp))
    },
    { capture: true },
  )
}

export function isShown(): boolean {
  return (globalThis as unknown as { observed: Observed }).observed.shownMs !== undefined
}

export function isDrawn(hand: string): boolean {
  return hand in (globalThis as unknown as { observed: Observed }).observed.drawnMs
}
