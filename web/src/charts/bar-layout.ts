import type { Bar } from './BarChart.tsx'
import type { BottomTick } from './Axis.tsx'
import { characterPx, compactHeight, frameFor, fullHeight } from './frame.ts'
import type { Frame } from './frame.ts'
import { bandsBetween } from './scale.ts'
import type { Bands } from './scale.ts'
import type { ValueFormat } from './series.ts'
import { extentOfStacks, groupsOf, labelStep } from './stack.ts'

/** A label below and the bars it names. */
export interface BarTick extends BottomTick {
  readonly first: number
  readonly last: number
}

interface BarLayout {
  readonly frame: Frame
  readonly bands: Bands
  readonly ticks: readonly BarTick[]
  /** Between the groups of the bars. */
  readonly dividers: readonly number[]
  /** Wider than its place: it is moved along. */
  readonly scrolls: boolean
  /** How far labels may reach beyond the first and the last bar of a picture that is moved along: it makes room for them. */
  readonly overhang: number
}

/** Room that a year needs below. */
const belowPx = 40
/** A bar that is narrower is hard to touch: the chart is moved along instead. */
const leastStepPx = 24

/** Where the bars and the labels of a chart stand that has so many pixels. */
export function barLayout(
  bars: readonly Bar[],
  shownPx: number,
  format: Pick<ValueFormat, 'formatTick' | 'unit'>,
  compact: boolean,
  enlarged = 1,
): BarLayout {
  // Small charts of a kind have the days of their months in their titles.
  const twoLines = !compact && bars.some(({ below }) => below !== undefined)
  const size = { height: compact ? compactHeight : fullHeight, twoLines, enlarged }
  const extent = extentOfStacks(bars)
  const { left, right } = frameFor(shownPx, extent, format, size)
  // Several small charts of a kind are read, not pressed.
  const scrolls = shownPx > 0 && !compact && (right - left) / bars.length < leastStepPx
  const width = scrolls ? left + bars.length * leastStepPx + shownPx - right : shownPx
  const frame = frameFor(width, extent, format, size)
  const bands = bandsBetween(bars.length, frame.left, frame.right)
  const groups = groupsOf(bars)
  const ticks =
    groups.length > 0
      ? groups.map(({ label, first, last }): BarTick => ({
          x: (bands.left(first) + bands.left(last) + bands.width) / 2,
          label,
          first,
          last,
        }))
      : ticksOf(bars, (frame.right - frame.left) / enlarged, twoLines).map((tick): BarTick => ({
          ...tick,
          x: bands.left(tick.first) + bands.width / 2,
        }))
  // The year of a first December makes room for the one that begins beside it.
  const roomy = ticks.map((tick, index) => {
    const next = ticks.slice(index + 1).find(({ below }) => below !== undefined)
    const crowded = tick.below !== undefined && next !== undefined && next.x - tick.x < belowPx * enlarged
    return crowded ? { ...tick, below: undefined } : tick
  })
  const reach = ({ x, label, below = '' }: BarTick) =>
    (Math.max(label.length, below.length) * characterPx * enlarged) / 2 -
    Math.min(x - frame.left, frame.right - x)
  return {
    frame,
    bands,
    ticks: roomy,
    dividers: groups.slice(1).map(({ first }) => frame.left + bands.step * first),
    scrolls,
    overhang: scrolls ? Math.max(0, ...roomy.map(reach)) : 0,
  }
}

/** The labels of bars that do not share theirs: letters where the words do not fit, or some of the words. */
function ticksOf(bars: readonly Bar[], room: number, twoLines: boolean) {
  const needs = labelStep(bars.length, room, 6 + 8 * longest(bars))
  const letters = needs > 1 && bars.every(({ letter }) => letter !== undefined)
  const every = letters ? 1 : needs
  return bars.flatMap(({ tick, letter, below }, index) =>
    (bars.length - 1 - index) % every === 0 || below !== undefined
      ? [
          {
            label: (letters ? letter : tick) ?? tick,
            below: twoLines ? below : undefined,
            first: index,
            last: index,
          },
        ]
      : [],
  )
}

function longest(bars: readonly Bar[]): number {
  return bars.reduce((most, bar) => Math.max(most, bar.tick.length), 1)
}
