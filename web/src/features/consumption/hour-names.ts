/** An hour of the clock, or a quarter of one; `repeat` distinguishes the two that have the same name in October. */
export interface HourName {
  /** '02:00' */
  readonly from: string
  /** Its end on the clock: '03:00', of a quarter '02:15'; the last hour of a day ends at '24:00'. */
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
 * The name of one of several hours, or of several quarters of one, given by their starts with offset ('2026-10-25T02:00:00+02:00') in order. The clock
 * names an hour, except the one that October has twice.
 */
export function hourNameAt(starts: readonly string[], index: number): HourName {
  const isOfQuarters = clockOf(starts[1] ?? '').endsWith(':15')
  // The same quarter of the hour before and after.
  const hour = isOfQuarters ? 4 : 1
  const [before, start = '', after] = [starts[index - hour], starts[index], starts[index + hour]]
  const from = clockOf(start)
  const again = (other: string | undefined) =>
    other !== undefined && clockOf(other) === from && offsetOf(other) !== offsetOf(start)
  return {
    from,
    to: clockAfter(from, isOfQuarters ? 15 : 60),
    repeat: again(after) ? 'summer' : again(before) ? 'winter' : undefined,
  }
}

function clockAfter(clock: string, minutes: number) {
  const end = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + minutes
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

export function hourNames(starts: readonly string[]): readonly HourName[] {
  return starts.map((_, index) => hourNameAt(starts, index))
}
