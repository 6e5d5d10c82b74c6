/** An hour of the clock; `repeat` distinguishes the two that have the same name in October. */
export interface HourName {
  /** '02:00' */
  readonly from: string
  /** Its end on the clock: '03:00'; the last hour of a day ends at '24:00'. */
  readonly to: string
  readonly repeat: 'summer' | 'winter' | undefined
}

function clockOf(start: string) {
  return start.slice(11, 16)
}
function offsetOf(start: string) {
  return start.slice(19)
}

/**
 * The name of one of several hours, given by their starts with offset ('2026-10-25T02:00:00+02:00') in order. The clock
 * names an hour, except the one that October has twice.
 */
export function hourNameAt(starts: readonly string[], index: number): HourName {
  const [before, start = '', after] = [starts[index - 1], starts[index], starts[index + 1]]
  const from = clockOf(start)
  const again = (other: string | undefined) =>
    other !== undefined && clockOf(other) === from && offsetOf(other) !== offsetOf(start)
  return {
    from,
    to: hourAfter(from),
    repeat: again(after) ? 'summer' : again(before) ? 'winter' : undefined,
  }
}

function hourAfter(clock: string) {
  return `${String(Number(clock.slice(0, 2)) + 1).padStart(2, '0')}:00`
}

export function hourNames(starts: readonly string[]): readonly HourName[] {
  return starts.map((_, index) => hourNameAt(starts, index))
}
