import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { addDays, addMonths, dayNumber, eachDay, firstDayOfMonth, type Day } from '@endoll/domain/time/day.ts'
import { hoursInDay, stampOfReading } from '@endoll/domain/time/madrid.ts'
import {
  quartersOf,
  rectifiedDay,
  rectifiedSpan,
  UNBILLED_DAYS,
  WrittenCurve,
  type CurveKind,
  type CurveSource,
  type WrittenDay,
} from './curve-days.ts'
import { noise, type DrawnSupply } from './curve-shape.ts'
import { cupsOf } from './identifiers.ts'

/** Our own four digits in the names of the files; no retailer has them. */
const RETAILER = '9999'
/** P5D files reach back over billed days, as real ones do: the F5D stands. */
const VALIDATED_DAYS = 16
/** Most hours of text kept before it goes to disk. */
const LINES_A_WRITE = 20_000

/**
 * Writes the curve files: F5D by month and distributor up to some ten days ago, P5D for the days after it (and some
 * before), and one rectified bill's days (RF5D, compressed) of the first contract.
 */
export async function writeCurves(
  folder: string,
  sources: readonly CurveSource[],
  today: Day,
): Promise<void> {
  const curves = join(folder, 'curves')
  await mkdir(curves, { recursive: true })
  const billedTo = addDays(today, -UNBILLED_DAYS)
  const byDistributor = Map.groupBy(sources, ({ contract }) => contract.place.distributor)
  for (const [distributor, group] of byDistributor) {
    const supplies = group.map((source) => new WrittenCurve(source))
    const name = (kind: string, day: Day) =>
      join(curves, `${kind}_${distributor}_${RETAILER}_${day.replaceAll('-', '')}.0`)
    const oldest = group.reduce((from, source) => (source.from < from ? source.from : from), today)
    for (let month = firstDayOfMonth(oldest); month < billedTo; month = addMonths(month, 1)) {
      const end = addMonths(month, 1)
      const to = end < billedTo ? end : billedTo
      const published = to === end ? addDays(to, 4) : addDays(to, 2)
      await writeFile(name('F5D', published), linesOf(supplies, 'F5D', month, to))
    }
    await writeFile(name('P5D', today), linesOf(supplies, 'P5D', addDays(today, -VALIDATED_DAYS), today))
  }
  await writeRectified(curves, sources[0], today)
}

async function writeFile(path: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(lines, { objectMode: true }), createWriteStream(path, { encoding: 'latin1' }))
}

async function writeRectified(curves: string, source: CurveSource | undefined, today: Day): Promise<void> {
  const span = source && rectifiedSpan(source, today)
  if (!source || !span) return
  const { distributor } = source.contract.place
  const published = rectifiedDay(span).replaceAll('-', '')
  const path = join(curves, `RF5D_${distributor}_${RETAILER}_${published}.1.gz`)
  const lines = linesOf([new WrittenCurve(source)], 'RF5D', span.from, span.to)
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(path))
}

/** Hours that the validated curve lacks; unlike the billed one it may have holes. */
function isHole(number: number, serial: number, index: number) {
  return noise(number, serial, 66) < 0.06 && index >= 9 && index < 13
}

/** A day's hours as quarters. */
function inQuarters(hours: WrittenDay, supply: DrawnSupply, day: Day): WrittenDay {
  const quarters = (of: readonly number[]) => quartersOf(of, supply, day)
  const { importWh, exportWh, reactiveVarh, estimated } = hours
  return {
    importWh: quarters(importWh),
    exportWh: quarters(exportWh),
    reactiveVarh: quarters(reactiveVarh),
    estimated,
  }
}

/** What a line says after its stamp: P5D has import and export only. */
function energiesAt(
  { importWh, exportWh, reactiveVarh, estimated }: WrittenDay,
  index: number,
  kind: CurveKind,
) {
  const energies = `${importWh[index]};${exportWh[index]}`
  return kind === 'P5D' ? energies : `${energies};${reactiveVarh[index]};0;0;0;${estimated ? 6 : 1};1;`
}

/** The lines of one supply's day. */
function linesOfDay(curve: WrittenCurve, day: Day, kind: CurveKind, stamps: Stamps): string[] {
  const { contract, supply, quartersFrom } = curve.source
  const cups = cupsOf(contract.place.distributor, contract.number)
  const isQuarters = quartersFrom !== undefined && day >= quartersFrom
  const written = curve.day(day, kind)
  const readings = isQuarters ? inQuarters(written, supply, day) : written
  const hasHoles = kind === 'P5D' && !isQuarters
  return stamps
    .of(day, supply, isQuarters ? 15 : 60)
    .flatMap((end, index) =>
      hasHoles && isHole(contract.number, dayNumber(day), index)
        ? []
        : [`${cups};${end};${energiesAt(readings, index, kind)}\n`],
    )
}

function* linesOf(supplies: readonly WrittenCurve[], kind: CurveKind, from: Day, to: Day): Generator<string> {
  let lines: string[] = []
  const stamps = new Stamps()
  for (const curve of supplies) {
    const { source } = curve
    const first = source.from > from ? source.from : from
    const last = source.to < to ? source.to : to
    for (const day of eachDay(first, last)) {
      lines.push(...linesOfDay(curve, day, kind, stamps))
      if (lines.length >= LINES_A_WRITE) {
        yield lines.join('')
        lines = []
      }
    }
  }
  if (lines.length > 0) yield lines.join('')
}

/** Stamp and season of the end of each hour, or quarter of one, of a day; the same for all supplies of a zone. */
class Stamps {
  readonly #known = new Map<string, string[]>()

  of(day: Day, { zone }: DrawnSupply, minutes: 15 | 60): string[] {
    const key = `${zone} ${day} ${minutes}`
    let ends = this.#known.get(key)
    if (!ends) {
      ends = Array.from({ length: (hoursInDay(day) * 60) / minutes }, (_, index) => {
        const { stamp, season } = stampOfReading({ day, index }, zone, minutes)
        return `${stamp};${season}`
      })
      this.#known.set(key, ends)
    }
    return ends
  }
}
