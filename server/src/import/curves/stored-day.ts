import { decodeCurve, encodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { hoursOf, hoursOfQuality, outranks } from '@endoll/domain/consumption/hours-of-quarters.ts'
import { mergeDay, type DayReadings } from '@endoll/domain/consumption/merge-day.ts'
import {
  decodeQuality,
  encodeQuality,
  HOLE,
  isEstimated,
  packQuality,
} from '@endoll/domain/consumption/quality.ts'
import { dayFromNumber } from '@endoll/domain/time/day.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import type { CurveFileName } from './curve-file-name.ts'
import type { BatchDay } from './day-batch.ts'

/** A day as its row holds it. */
export interface StoredDay {
  readonly import_curve: Uint8Array
  readonly export_curve: Uint8Array | null
  readonly reactive_curve: Uint8Array | null
  readonly quality: Uint8Array
  readonly source_days: Uint8Array
  readonly point: number
}

/** A day with all its channels, reading by reading. Export and reactive are 0 where the row has no such channel. */
export interface OpenDay {
  readonly imports: DayReadings
  readonly exportWh: readonly (number | null)[]
  readonly reactiveVarh: readonly (number | null)[]
  readonly sourceDays: readonly number[]
  /** Number of the metering point, 0 the first or only one. */
  readonly point: number
}

/**
 * The qualities that readings of a file may have: measured, and estimated; then the same of what is on no bill although
 * it stands in a file of billed readings. That is what P5D holds.
 */
export function qualitiesOf({ kind, version }: CurveFileName): readonly number[] {
  return [kind, 'P5D' as const].flatMap((source) =>
    [false, true].map((estimated) => packQuality({ source, version, estimated })),
  )
}

/** A day of a batch; `qualities` are those of its file. */
export function openBatchDay(day: BatchDay, qualities: readonly number[], fileDay: number): OpenDay {
  const hours = hoursInDay(dayFromNumber(day.dayNumber))
  const count = day.ofQuarters ? hours * 4 : hours
  const values: (number | null)[] = []
  const exportWh: (number | null)[] = []
  const reactiveVarh: (number | null)[] = []
  const sourceDays: number[] = []
  const quality = new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    const slot = day.ofQuarters ? index : index * 4 + 3
    const wh = day.importWh[slot]!
    const hole = wh < 0
    values.push(hole ? null : wh)
    exportWh.push(hole ? null : day.exportWh[slot]!)
    reactiveVarh.push(hole ? null : day.reactiveVarh[slot]!)
    sourceDays.push(hole ? 0 : fileDay)
    quality[index] = hole ? HOLE : qualities[day.quality[slot]!]!
  }
  return { imports: { values, quality }, exportWh, reactiveVarh, sourceDays, point: day.point }
}

export function openStoredDay(row: StoredDay): OpenDay {
  const values = decodeCurve(row.import_curve)
  const channel = (curve: Uint8Array | null) =>
    curve ? decodeCurve(curve) : values.map((value) => (value === null ? null : 0))
  return {
    imports: { values, quality: decodeQuality(row.quality, values.length) },
    exportWh: channel(row.export_curve),
    reactiveVarh: channel(row.reactive_curve),
    sourceDays: decodeDays(row.source_days, values.length),
    point: row.point,
  }
}

/**
 * A stored day with what a file brings: reading by reading the order of mergeDay, and of two files of the same kind
 * and version the one with the younger day in its name, of the same day a measure over an estimate, so that the order of
 * reading does not matter. A reading is taken with all its channels. Returns `stored` itself when nothing changes.
 */
export function mergeOpenDays(before: OpenDay, brought: OpenDay): OpenDay | 'other_point' {
  if (before.point !== brought.point) return mergePoints(before, brought)
  if (before.imports.values.length !== brought.imports.values.length) return mergeSteps(before, brought)
  return mergeReadings(before, brought)
}

/** Another metering point of the supply: what is billed stands over what is not, and two of a kind never mix. */
function mergePoints(before: OpenDay, brought: OpenDay): OpenDay | 'other_point' {
  const rank = outranks(brought.imports.quality, before.imports.quality)
  return rank === 0 ? 'other_point' : rank > 0 ? brought : before
}

/**
 * A day of hours and one of quarters: whichever stands in every hour is taken whole. Where each has hours that the other
 * lacks, or that it beats, quarters are added up, since a day has one resolution.
 */
function mergeSteps(before: OpenDay, brought: OpenDay): OpenDay {
  const [hoursBefore, hoursBrought] = [inHours(before), inHours(brought)]
  const merged = mergeReadings(hoursBefore, hoursBrought)
  const isOf = (day: OpenDay) =>
    merged.imports.values.every(
      (value, hour) =>
        value === day.imports.values[hour] && merged.imports.quality[hour] === day.imports.quality[hour],
    )
  // Alike in every hour: quarters say more.
  const ofQuarters = brought.imports.values.length > before.imports.values.length ? brought : before
  if (isOf(hoursBefore) && isOf(hoursBrought)) return ofQuarters
  if (isOf(hoursBefore)) return before
  return isOf(hoursBrought) ? brought : merged
}

/** Quarters added up; an hour of which one is missing is missing. */
function inHours(day: OpenDay): OpenDay {
  const { values, quality } = day.imports
  if (values.length <= LONGEST_DAY) return day
  const hours = hoursOf(values)
  return {
    imports: { values: hours, quality: hoursOfQuality(values, quality) },
    exportWh: hoursOf(day.exportWh).map((wh, hour) => (hours[hour] === null ? null : wh)),
    reactiveVarh: hoursOf(day.reactiveVarh).map((varh, hour) => (hours[hour] === null ? null : varh)),
    sourceDays: hours.map((wh, hour) =>
      wh === null ? 0 : Math.max(...day.sourceDays.slice(hour * 4, hour * 4 + 4)),
    ),
    point: day.point,
  }
}

const LONGEST_DAY = 25

function mergeReadings(stored: OpenDay, incoming: OpenDay): OpenDay {
  const older = (index: number) => {
    const [had, comes] = [stored.imports.quality[index] ?? HOLE, incoming.imports.quality[index] ?? HOLE]
    if (!isSameFileKind(had, comes)) return false
    const days = (incoming.sourceDays[index] ?? 0) - (stored.sourceDays[index] ?? 0)
    return days < 0 || (days === 0 && isEstimated(comes) && !isEstimated(had))
  }
  const quality = Uint8Array.from(incoming.imports.quality, (byte, index) => (older(index) ? HOLE : byte))
  const values = incoming.imports.values.map((value, index) => (older(index) ? null : value))
  const imports = mergeDay(stored.imports, { values, quality })

  const taken = values.map(
    (value, index) =>
      value !== null && imports.values[index] === value && imports.quality[index] === quality[index],
  )
  const pick = <T>(ours: readonly T[], theirs: readonly T[]) =>
    ours.map((value, index) => (taken[index] ? theirs[index]! : value))
  const merged = {
    imports,
    exportWh: pick(stored.exportWh, incoming.exportWh),
    reactiveVarh: pick(stored.reactiveVarh, incoming.reactiveVarh),
    sourceDays: pick(stored.sourceDays, incoming.sourceDays),
    point: stored.point,
  }
  const same = (a: readonly unknown[], b: readonly unknown[]) => a.every((value, index) => value === b[index])
  const unchanged =
    imports === stored.imports &&
    same(merged.exportWh, stored.exportWh) &&
    same(merged.reactiveVarh, stored.reactiveVarh) &&
    same(merged.sourceDays, stored.sourceDays)
  return unchanged ? stored : merged
}

/** Same source and version, whether or not estimated. */
function isSameFileKind(a: number, b: number): boolean {
  const ESTIMATED_BIT =
    packQuality({ source: 'F5D', version: 0, estimated: true }) ^
    packQuality({ source: 'F5D', version: 0, estimated: false })
  return a !== HOLE && b !== HOLE && (a | ESTIMATED_BIT) === (b | ESTIMATED_BIT)
}

/** The row of a day, with its totals. A channel without any energy is none. */
export function closeDay({ imports, exportWh, reactiveVarh, sourceDays, point }: OpenDay) {
  const total = (values: readonly (number | null)[]) =>
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  const channel = (values: readonly (number | null)[], sum: number) => (sum > 0 ? encodeCurve(values) : null)
  const export_wh = total(exportWh)
  const reactive_varh = total(reactiveVarh)
  return {
    import_wh: total(imports.values),
    export_wh,
    reactive_varh,
    import_curve: encodeCurve(imports.values),
    export_curve: channel(exportWh, export_wh),
    reactive_curve: channel(reactiveVarh, reactive_varh),
    quality: encodeQuality(imports.quality),
    source_days: encodeDays(sourceDays),
    point,
  }
}

function encodeDays(days: readonly number[]): Uint8Array {
  const kept = days.every((day) => day === days[0]) ? days.slice(0, 1) : days
  const bytes = new Uint8Array(kept.length * 2)
  for (const [index, day] of kept.entries()) {
    bytes[index * 2] = day >> 8
    bytes[index * 2 + 1] = day & 255
  }
  return bytes
}

function decodeDays(bytes: Uint8Array, count: number): number[] {
  const at = (index: number) => ((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)
  return Array.from({ length: count }, (_, index) => at(bytes.length === 2 ? 0 : index))
}
