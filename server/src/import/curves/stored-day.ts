import { decodeCurve, encodeCurve, type CurveValues } from '@endoll/domain/consumption/day-curve.ts'
import { hoursOf, hoursOfQuality, outranks } from '@endoll/domain/consumption/hours-of-quarters.ts'
import { mergeDay } from '@endoll/domain/consumption/merge-day.ts'
import {
  decodeQuality,
  encodeQuality,
  HOLE,
  isEstimated,
  packQuality,
} from '@endoll/domain/consumption/quality.ts'
import { dayFromNumber } from '@endoll/domain/time/day.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import { decodeSources, encodeSources } from './channel-sources.ts'
import { CHANNELS, type ByChannel, type Channel } from './channels.ts'
import type { CurveFileName } from './curve-file-name.ts'
import type { BatchDay } from './day-batch.ts'

/** A day as its row holds it. */
export interface StoredDay {
  readonly import_curve: Uint8Array
  readonly export_curve: Uint8Array | null
  readonly reactive_curve: Uint8Array | null
  readonly generated_curve: Uint8Array | null
  readonly self_used_curve: Uint8Array | null
  readonly capacitive_curve: Uint8Array | null
  readonly quality: Uint8Array
  readonly source_days: Uint8Array
  readonly channel_sources: Uint8Array | null
  readonly point: number
}

/** One channel of a day, reading by reading: its value, and the file that it is from. Null is unknown, 0 a measure. */
export interface OpenChannel {
  readonly values: CurveValues
  readonly quality: Uint8Array
  /** Days of the files, in their names; 0 where nothing is known. */
  readonly sourceDays: readonly number[]
}

/** A day with all its channels; those of which nothing is known are not there. */
export interface OpenDay {
  readonly channels: Partial<ByChannel<OpenChannel>> & { readonly import: OpenChannel }
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

function byChannel(find: (channel: Channel) => OpenChannel | undefined, imports: OpenChannel) {
  const channels: Partial<Record<Channel, OpenChannel>> = {}
  for (const channel of CHANNELS) {
    const found = channel === 'import' ? imports : find(channel)
    if (found) channels[channel] = found
  }
  return { ...channels, import: imports }
}

/** A day of a batch; `qualities` are those of its file. */
export function openBatchDay(day: BatchDay, qualities: readonly number[], fileDay: number): OpenDay {
  const hours = hoursInDay(dayFromNumber(day.dayNumber))
  const count = day.ofQuarters ? hours * 4 : hours
  const open = (channel: Channel): OpenChannel | undefined => {
    const read = day.values[channel]
    const values: (number | null)[] = []
    const sourceDays: number[] = []
    const quality = new Uint8Array(count)
    let isKnown = channel === 'import'
    for (let index = 0; index < count; index++) {
      const slot = day.ofQuarters ? index : index * 4 + 3
      const value = read[slot]!
      const hole = value < 0
      isKnown ||= !hole
      values.push(hole ? null : value)
      sourceDays.push(hole ? 0 : fileDay)
      quality[index] = hole ? HOLE : qualities[day.quality[slot]!]!
    }
    return isKnown ? { values, quality, sourceDays } : undefined
  }
  return { channels: byChannel(open, open('import')!), point: day.point }
}

export function openStoredDay(row: StoredDay): OpenDay {
  const values = decodeCurve(row.import_curve)
  const imports = {
    values,
    quality: decodeQuality(row.quality, values.length),
    sourceDays: decodeDays(row.source_days, values.length),
  }
  const curves: Partial<ByChannel<Uint8Array | null>> = {
    export: row.export_curve,
    reactive: row.reactive_curve,
    generated: row.generated_curve,
    selfUsed: row.self_used_curve,
    capacitive: row.capacitive_curve,
  }
  const sources = decodeSources(row.channel_sources, values.length)
  const open = (channel: Channel): OpenChannel | undefined => {
    const curve = curves[channel]
    if (!curve) return undefined
    const own = decodeCurve(curve)
    const { quality, sourceDays } = sources[channel] ?? imports
    return {
      values: own,
      quality: Uint8Array.from(own, (value, index) => (value === null ? HOLE : quality[index]!)),
      sourceDays: own.map((value, index) => (value === null ? 0 : sourceDays[index]!)),
    }
  }
  return { channels: byChannel(open, imports), point: row.point }
}

/**
 * A stored day with what a file brings: channel by channel and reading by reading the order of mergeDay, and of two files
 * of the same kind and version the one with the younger day in its name, of the same day a measure over an estimate, so that
 * the order of reading does not matter. What a file leaves blank it does not take away. Returns `stored` itself when
 * nothing changes.
 */
export function mergeOpenDays(before: OpenDay, brought: OpenDay): OpenDay | 'other_point' {
  if (before.point !== brought.point) return mergePoints(before, brought)
  if (before.channels.import.values.length !== brought.channels.import.values.length) {
    return mergeSteps(before, brought)
  }
  return mergeReadings(before, brought)
}

/** Another metering point of the supply: what is billed stands over what is not, and two of a kind never mix. */
function mergePoints(before: OpenDay, brought: OpenDay): OpenDay | 'other_point' {
  const rank = outranks(brought.channels.import.quality, before.channels.import.quality)
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
    CHANNELS.every((channel) => {
      const [ours, own] = [merged.channels[channel], day.channels[channel]]
      return (
        !ours || (own !== undefined && isSame(ours.values, own.values) && isSame(ours.quality, own.quality))
      )
    })
  // Alike in every hour: quarters say more.
  const isFiner = brought.channels.import.values.length > before.channels.import.values.length
  const ofQuarters = isFiner ? brought : before
  if (isOf(hoursBefore) && isOf(hoursBrought)) return ofQuarters
  if (isOf(hoursBefore)) return before
  return isOf(hoursBrought) ? brought : merged
}

function isSame(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}

/** Quarters added up; an hour of which one is missing is missing. */
function inHours(day: OpenDay): OpenDay {
  if (day.channels.import.values.length <= LONGEST_DAY) return day
  const open = (channel: Channel): OpenChannel | undefined => {
    const found = day.channels[channel]
    if (!found) return undefined
    const { values, quality, sourceDays } = found
    const hours = hoursOf(values)
    return {
      values: hours,
      quality: hoursOfQuality(values, quality),
      sourceDays: hours.map((value, hour) =>
        value === null ? 0 : Math.max(...sourceDays.slice(hour * 4, hour * 4 + 4)),
      ),
    }
  }
  return { channels: byChannel(open, open('import')!), point: day.point }
}

const LONGEST_DAY = 25

function mergeReadings(stored: OpenDay, incoming: OpenDay): OpenDay {
  const merged = byChannel(
    (channel) => mergeChannel(stored.channels[channel], incoming.channels[channel]),
    mergeChannel(stored.channels.import, incoming.channels.import)!,
  )
  return CHANNELS.every((channel) => merged[channel] === stored.channels[channel])
    ? stored
    : { channels: merged, point: stored.point }
}

function mergeChannel(
  stored: OpenChannel | undefined,
  incoming: OpenChannel | undefined,
): OpenChannel | undefined {
  if (!stored || !incoming) return stored ?? incoming
  const older = (index: number) => {
    const [had, comes] = [stored.quality[index] ?? HOLE, incoming.quality[index] ?? HOLE]
    if (!isSameFileKind(had, comes)) return false
    const days = (incoming.sourceDays[index] ?? 0) - (stored.sourceDays[index] ?? 0)
    return days < 0 || (days === 0 && isEstimated(comes) && !isEstimated(had))
  }
  const quality = Uint8Array.from(incoming.quality, (byte, index) => (older(index) ? HOLE : byte))
  const values = incoming.values.map((value, index) => (older(index) ? null : value))
  const merged = mergeDay(stored, { values, quality })
  const sourceDays = stored.sourceDays.map((day, index) =>
    values[index] !== null &&
    merged.values[index] === values[index] &&
    merged.quality[index] === quality[index]
      ? incoming.sourceDays[index]!
      : day,
  )
  const unchanged = merged === stored && isSame(sourceDays, stored.sourceDays)
  return unchanged ? stored : { values: merged.values, quality: Uint8Array.from(merged.quality), sourceDays }
}

/** Same source and version, whether or not estimated. */
function isSameFileKind(a: number, b: number): boolean {
  const ESTIMATED_BIT =
    packQuality({ source: 'F5D', version: 0, estimated: true }) ^
    packQuality({ source: 'F5D', version: 0, estimated: false })
  return a !== HOLE && b !== HOLE && (a | ESTIMATED_BIT) === (b | ESTIMATED_BIT)
}

/** The row of a day, with its totals. A channel of which nothing is known is null; one measured as 0 is kept as 0. */
export function closeDay({ channels, point }: OpenDay) {
  const total = (channel: Channel) =>
    channels[channel]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0) ?? 0
  const curve = (channel: Channel) => (channels[channel] ? encodeCurve(channels[channel].values) : null)
  return {
    import_wh: total('import'),
    export_wh: total('export'),
    reactive_varh: total('reactive'),
    import_curve: encodeCurve(channels.import.values),
    export_curve: curve('export'),
    reactive_curve: curve('reactive'),
    generated_curve: curve('generated'),
    self_used_curve: curve('selfUsed'),
    capacitive_curve: curve('capacitive'),
    quality: encodeQuality(channels.import.quality),
    source_days: encodeDays(channels.import.sourceDays),
    channel_sources: encodeSources(channels),
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
