import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { findTerritory } from '@endoll/domain/supply/zone.ts'
import {
  addDays,
  addMonths,
  dayNumber,
  eachDay,
  firstDayOfMonth,
  lastDayOfMonth,
  type Day,
} from '@endoll/domain/time/day.ts'
import { hoursInDay, stampOfReading } from '@endoll/domain/time/madrid.ts'
import type { DemoContract } from './contract.ts'
import { CurveShape, noise, type DrawnSupply } from './curve-shape.ts'
import { cupsOf } from './identifiers.ts'
import { profiles, solarBands } from './profiles.ts'

/** Our own four digits in the names of the files; no retailer has them. */
const RETAILER = '9999'
/** Days that the distributor has not billed yet: they come as P5D. */
const UNBILLED_DAYS = 10
/** P5D files reach back over billed days, as real ones do: the F5D stands. */
const VALIDATED_DAYS = 16
/** Most hours of text kept before it goes to disk. */
const LINES_A_WRITE = 20_000

/** A supply whose hours are drawn, and the days it has any. */
export interface CurveSource {
  readonly contract: DemoContract
  readonly supply: DrawnSupply
  readonly from: Day
  /** Excluded. */
  readonly to: Day
}

/** The supplies with hours, up to and including yesterday. */
export function curveSources(contracts: readonly DemoContract[], today: Day): CurveSource[] {
  return contracts.flatMap((contract): CurveSource[] => {
    const { curve, startDay, endDay, number, place } = contract
    const territory = findTerritory(place.postalCode.slice(0, 2))
    if (!curve || !startDay || !territory) return []
    const oldest = addMonths(today, -12 * curve.years)
    const supply: DrawnSupply = {
      number,
      profile: profiles[curve.profile],
      yearlyKwh: curve.yearlyKwh,
      zone: territory.clockZone,
      kilowattPeak: curve.solar ? solarBands.kilowattPeak : undefined,
    }
    const from = startDay > oldest ? startDay : oldest
    const to = endDay && endDay < today ? addDays(endDay, 1) : today
    return from < to ? [{ contract, supply, from, to }] : []
  })
}

/**
 * Writes the curve files: F5D by month and distributor up to some ten days ago, P5D for the days after it (and some
 * before), and one rectified month (RF5D, compressed) of the first contract.
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
    const shapes = group.map((source) => ({ source, shape: new CurveShape(source.supply) }))
    const name = (kind: string, day: Day) =>
      join(curves, `${kind}_${distributor}_${RETAILER}_${day.replaceAll('-', '')}.0`)
    const oldest = group.reduce((from, source) => (source.from < from ? source.from : from), today)
    for (let month = firstDayOfMonth(oldest); month < billedTo; month = addMonths(month, 1)) {
      const end = addMonths(month, 1)
      const to = end < billedTo ? end : billedTo
      const published = to === end ? addDays(to, 4) : addDays(to, 2)
      await writeFile(name('F5D', published), linesOf(shapes, 'F5D', month, to))
    }
    await writeFile(name('P5D', today), linesOf(shapes, 'P5D', addDays(today, -VALIDATED_DAYS), today))
  }
  await writeRectified(curves, sources[0], today)
}

type Drawn = { readonly source: CurveSource; readonly shape: CurveShape }

async function writeFile(path: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(lines, { objectMode: true }), createWriteStream(path, { encoding: 'latin1' }))
}

async function writeRectified(curves: string, source: CurveSource | undefined, today: Day): Promise<void> {
  if (!source) return
  const from = addMonths(firstDayOfMonth(today), -6)
  const { distributor } = source.contract.place
  const path = join(
    curves,
    `RF5D_${distributor}_${RETAILER}_${addDays(lastDayOfMonth(from), 45).replaceAll('-', '')}.1.gz`,
  )
  const drawn = { source, shape: new CurveShape(source.supply) }
  const lines = linesOf([drawn], 'RF5D', from, addMonths(from, 1))
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(path))
}

/** Days in which the meter did not answer: the distributor estimates them. */
const isEstimated = (number: number, serial: number) => noise(number, Math.floor(serial / 3), 55) < 0.012

/** Hours that the validated curve lacks; unlike the billed one it may have holes. */
const isHole = (number: number, serial: number, index: number) =>
  noise(number, serial, 66) < 0.06 && index >= 9 && index < 13

type FileKind = 'F5D' | 'RF5D' | 'P5D'

function* linesOf(drawn: readonly Drawn[], kind: FileKind, from: Day, to: Day): Generator<string> {
  let text = ''
  let lines = 0
  const stamps = new Stamps()
  for (const { source, shape } of drawn) {
    const { contract, supply } = source
    const cups = cupsOf(contract.place.distributor, contract.number)
    const first = source.from > from ? source.from : from
    const last = source.to < to ? source.to : to
    for (const day of eachDay(first, last)) {
      const serial = dayNumber(day)
      const { importWh, exportWh } = shape.draw(day)
      const estimated = kind === 'F5D' && isEstimated(contract.number, serial)
      const mean = Math.round(importWh.reduce((sum, wh) => sum + wh, 0) / importWh.length)
      const tail = `;0;0;0;0;${estimated ? 6 : 1};1;\n`
      const ends = stamps.of(day, supply)
      for (let index = 0; index < importWh.length; index++) {
        if (kind === 'P5D' && isHole(contract.number, serial, index)) continue
        const wh = estimated
          ? mean
          : kind === 'RF5D'
            ? Math.round((importWh[index] ?? 0) * 0.98)
            : importWh[index]
        text += `${cups};${ends[index]};${wh};${exportWh[index]}${kind === 'P5D' ? '\n' : tail}`
        lines++
      }
      if (lines >= LINES_A_WRITE) {
        yield text
        text = ''
        lines = 0
      }
    }
  }
  if (text !== '') yield text
}

/** Stamp and season of each hour end of a day; the same for all supplies of a zone. */
class Stamps {
  readonly #known = new Map<string, string[]>()

  of(day: Day, { zone }: DrawnSupply): string[] {
    const key = `${zone} ${day}`
    let ends = this.#known.get(key)
    if (!ends) {
      ends = Array.from({ length: hoursInDay(day) }, (_, index) => {
        const { stamp, season } = stampOfReading({ day, index }, zone)
        return `${stamp};${season}`
      })
      this.#known.set(key, ends)
    }
    return ends
  }
}
