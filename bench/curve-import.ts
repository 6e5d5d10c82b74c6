// How fast curves come in, and whether memory stays flat: node bench/curve-import.ts [F5D|P1D|DATADIS] [contracts …]
// Draws one year of hours of that many contracts (default F5D of 100, 400 and 1150, up to ten million readings, then P1D
// and Datadis of 400), then imports them in a process of its own each, so that no peak holds what was drawn or imported
// before. The database is a throw-away one that does not sync to disk; on a synced one the commits (one for some 16,000
// days) cost a few per cent more.
// Measured on 2 cores shared with other work, new and again: 878,400 readings peak at 283 and 346 MB, 3.5 million at 379
// and 395, 10.1 million at 399 and 424; the live heap stays below 40 MB throughout.
// Of 3.5 million readings P1D (nearly twice the bytes) peaks at 423 and 439 MB and is as fast as F5D, Datadis at 386 and
// 420 MB, at two thirds of its speed.
// Since then, under much other work (load 14): 3.5 million readings of F5D peak at 389 and 398 MB. Three years of 600 contracts in a
// file a month, 15.8 million readings, took 27 s of this process's CPU and 15 s of the database's, of 150 contracts 8 and 4: in
// proportion 60,000 contracts (1.58 thousand million) are 46 and 25 minutes of CPU. That an index of 66 million days is
// as fast was not measured.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { clockHour, hoursInDay, stampOfReading } from '@endoll/domain/time/madrid.ts'
import { cupsOf } from '../server/src/demo/identifiers.ts'
import { importFolder } from '../server/src/import/import-folder.ts'
import type { EmbeddedConnection } from '../server/src/platform/db/embedded.ts'
import { openDatabase } from '../server/src/platform/db/open.ts'
import { importFlags, withFolders, writeContracts } from './import-folder.ts'
import type { Figure } from './result.ts'

const KINDS = ['F5D', 'P1D', 'DATADIS'] as const
type Kind = (typeof KINDS)[number]
/** A kind and the contracts whose year is drawn. */
type Year = readonly [Kind, number]

/** One import of a year: nothing of it there yet, or all of it. */
interface Pass {
  readonly pass: 'new' | 'again'
  readonly readings: number
  readonly perSecond: number
  readonly peakMegabytes: number
}

const usualYears: readonly Year[] = [
  ['F5D', 100],
  ['F5D', 400],
  ['F5D', 1150],
  ['P1D', 400],
  ['DATADIS', 400],
]

const NAMES: Readonly<Record<Kind, string>> = {
  F5D: 'F5D_0031_0999_20250105.0',
  P1D: 'P1D_0031_0999_20250105.0',
  DATADIS: 'datadis_2025-01-05.csv',
}

function drawAndMeasure(
  years: readonly Year[],
  report: (year: Year, passes: readonly Pass[]) => void,
): Promise<void> {
  return withFolders(years, async ([kind, contracts], folder, connection) => {
    await writeContracts(folder, contracts)
    await writeYear(kind, folder, contracts)
    const child = fork(import.meta.filename, ['--import', folder, JSON.stringify(connection)], {
      execArgv: await importFlags(),
    })
    const [passes] = (await once(child, 'message')) as [readonly Pass[]]
    await once(child, 'exit')
    report([kind, contracts], passes)
  })
}

/** Imports a folder twice; the peak is the most memory this process ever held, as the kernel counts it. */
async function importTwice(folder: string, connection: EmbeddedConnection): Promise<Pass[]> {
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  const passes: Pass[] = []
  for (const pass of ['new', 'again'] as const) {
    const { curves, seconds } = await importFolder(db, folder)
    passes.push({
      pass,
      readings: curves.readings,
      perSecond: curves.readings / seconds,
      peakMegabytes: process.resourceUsage().maxRSS / 1024,
    })
  }
  await db.destroy()
  return passes
}

function counted(value: number) {
  return Math.round(value).toLocaleString('en-GB')
}

export async function curveFigures(): Promise<Figure[]> {
  const figures: Figure[] = []
  const newF5dPeaks: number[] = []
  await drawAndMeasure(usualYears, ([kind], passes) => {
    for (const { pass, readings, perSecond, peakMegabytes } of passes) {
      const what = `${kind}, ${counted(readings)} readings, ${pass}`
      figures.push(
        {
          what,
          value: perSecond,
          unit: 'readings/s',
          ...(kind === 'F5D' ? { budget: { least: 500_000 } } : {}),
        },
        { what: `${what}: peak memory`, value: peakMegabytes, unit: 'MB' },
      )
      if (kind === 'F5D' && pass === 'new') newF5dPeaks.push(peakMegabytes)
    }
  })
  const [few = Number.NaN, many = Number.NaN] = newF5dPeaks.slice(-2)
  figures.push({
    what: 'F5D: peak memory of the largest against the one before',
    value: many / few,
    unit: '×',
    note: 'nearly three times the readings; flat is 1',
  })
  return figures
}

function asKwh(wh: number, point: string) {
  return `${Math.floor(wh / 1000)}${point}${String(wh % 1000).padStart(3, '0')}`
}

function lineOf(kind: Kind, cups: string, day: Day, hour: number, wh: number): string {
  if (kind === 'DATADIS') {
    const end = String(clockHour(day, hour, 'Europe/Madrid') + 1).padStart(2, '0')
    return `${cups};${day.replaceAll('-', '/')};${end}:00;${asKwh(wh, ',')};Real;0,000;;\n`
  }
  const { stamp, season } = stampOfReading({ day, index: hour }, 'Europe/Madrid')
  if (kind === 'F5D') return `${cups};${stamp};${season};${wh};0;0;0;0;0;1;1;FE0;0;0\n`
  const others = ';0;0.000'.repeat(5)
  return `${cups};11;${stamp}:00;${season};${asKwh(wh, '.')}${others};0;0.000;128;0.000;128;1;0\n`
}

async function writeYear(kind: Kind, folder: string, contracts: number): Promise<void> {
  await mkdir(join(folder, 'curves'))
  const file = createWriteStream(join(folder, 'curves', NAMES[kind]))
  if (kind === 'DATADIS') file.write('cups;fecha;hora;consumo_kWh;metodoObtencion;energiaVertida_kWh;;\n')
  for (let index = 0; index < contracts; index++) {
    const cups = cupsOf('0031', index)
    let text = ''
    for (let day: Day = '2024-01-01'; day < '2025-01-01'; day = addDays(day, 1)) {
      for (let hour = 0; hour < hoursInDay(day); hour++) {
        text += lineOf(kind, cups, day, hour, (index * 37 + hour * 61) % 2500)
      }
    }
    if (!file.write(text)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
}

if (import.meta.main) {
  const [first, ...others] = process.argv.slice(2)
  if (first === '--import') {
    process.send?.(await importTwice(others[0]!, JSON.parse(others[1]!) as EmbeddedConnection))
    process.disconnect?.()
  } else {
    const kind = KINDS.find((name) => name === first?.toUpperCase())
    const sizes = [first, ...others].map(Number).filter((contracts) => contracts > 0)
    const wanted = usualYears.filter(([name]) => !kind || name === kind)
    const kinds = [...new Set(wanted.map(([name]) => name))]
    const years =
      sizes.length > 0 ? kinds.flatMap((name) => sizes.map((contracts): Year => [name, contracts])) : wanted
    await drawAndMeasure(years, ([name], passes) => {
      for (const { pass, readings, perSecond, peakMegabytes } of passes) {
        const speed = `${counted(perSecond)}/s, peak ${counted(peakMegabytes)} MB`
        console.log(`${name}: ${counted(readings)} readings, ${pass}: ${speed}`)
      }
    })
  }
}
