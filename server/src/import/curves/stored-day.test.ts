import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber } from '@endoll/domain/time/day.ts'
import type { CurveFileName } from './curve-file-name.ts'
import { DayBatch } from './day-batch.ts'
import { closeDay, mergeOpenDays, openBatchDay, openStoredDay, qualitiesOf } from './stored-day.ts'

const DAY = dayNumber('2024-10-27')

/** -1 is a blank. */
type Hour = {
  index: number
  importWh: number
  exportWh: number
  reactiveVarh: number
  generatedWh: number
  estimated: boolean
}
type File = CurveFileName & { hours: Hour[] }

/** From the one that yields to all to the one that stands over all. */
const kinds = ['DATADIS', 'P1D', 'P5D', 'F5D', 'RF5D'] as const

const hour = fc.record({
  index: fc.integer({ min: 0, max: 24 }),
  importWh: fc.integer({ min: -1, max: 3 }),
  exportWh: fc.integer({ min: -1, max: 2 }),
  reactiveVarh: fc.integer({ min: -1, max: 2 }),
  generatedWh: fc.integer({ min: -1, max: 1 }),
  estimated: fc.boolean(),
})
const file: fc.Arbitrary<File> = fc.record({
  kind: fc.constantFrom(...kinds),
  version: fc.integer({ min: 0, max: 2 }),
  fileDay: fc.integer({ min: 20_000, max: 20_002 }),
  hours: fc.uniqueArray(hour, { selector: ({ index }) => index, minLength: 1, maxLength: 25 }),
})
/** Two files of the same kind, version and day are one file. */
const files = fc.uniqueArray(file, {
  selector: ({ kind, version, fileDay }) => `${kind} ${version} ${fileDay}`,
  minLength: 2,
  maxLength: 6,
})

function open({ hours, ...name }: File) {
  const batch = new DayBatch(1)
  const supply = { cups20: '', zone: 'Europe/Madrid', spans: [] } as const
  const span = { contractId: 1, name: '1', first: 0, last: 99_999 }
  for (const { index, ...values } of hours) {
    const reading = {
      supply,
      span,
      line: 1,
      day: DAY,
      slot: index * 4 + 3,
      rows: 0,
      unbilled: false,
      point: 0,
      selfUsedWh: -1,
      capacitiveVarh: -1,
    }
    batch.add({ ...reading, ...values }, false)
  }
  return openBatchDay(batch.days()[0]!, qualitiesOf(name), name.fileDay)
}

/** As the import does: what is stored is closed and opened again between two files. */
function store(sources: readonly File[]) {
  const [first, ...others] = sources
  let row = closeDay(open(first!))
  for (const source of others) {
    const merged = mergeOpenDays(openStoredDay(row), open(source))
    if (merged === 'other_point') throw new Error('all are of one point')
    row = closeDay(merged)
  }
  return row
}

describe('a day of several files', () => {
  it('is the same in whatever order they come', () => {
    const shuffled = files.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(store(other)).toEqual(store(all))
      }),
    )
  })

  it('keeps a measure over an estimate of the same file', () => {
    const name = { kind: 'DATADIS', version: 0, fileDay: 0 } as const
    const say = (importWh: number, estimated: boolean): File => ({
      ...name,
      hours: [{ index: 3, importWh, exportWh: 0, reactiveVarh: 0, generatedWh: -1, estimated }],
    })
    for (const pair of [
      [say(1, false), say(2, true)],
      [say(2, true), say(1, false)],
    ]) {
      expect(openStoredDay(store(pair)).channels.import.values[3]).toBe(1)
    }
    // Within one file too, however it is cut into batches.
    const both = { ...name, hours: [...say(1, false).hours, ...say(2, true).hours] }
    expect(openStoredDay(store([both])).channels.import.values[3]).toBe(1)
  })

  it('does not change when a file comes again', () => {
    fc.assert(
      fc.property(files, fc.nat(), (all, pick) => {
        const again = all[pick % all.length]!
        const stored = openStoredDay(store(all))
        expect(mergeOpenDays(stored, open(again))).toBe(stored)
      }),
    )
  })

  it('holds each hour of each channel as the best file that says it has it', () => {
    const rank = ({ kind, version, fileDay }: File, { estimated }: Hour) => [
      // P5D and P1D are of one rank: the version decides first.
      kind === 'P1D' ? kinds.indexOf('P5D') : kinds.indexOf(kind),
      version,
      kinds.indexOf(kind),
      fileDay,
      estimated ? 0 : 1,
    ]
    type Known = { readonly file: File; readonly hour: Hour }
    const better = (a: Known, b: Known) => {
      const [left, right] = [rank(a.file, a.hour), rank(b.file, b.hour)]
      const at = left.findIndex((value, index) => value !== right[index])
      return left[at]! - right[at]!
    }
    const columns = {
      import: 'importWh',
      export: 'exportWh',
      reactive: 'reactiveVarh',
      generated: 'generatedWh',
    } as const
    fc.assert(
      fc.property(files, (all) => {
        const { channels } = openStoredDay(store(all))
        for (const channel of Object.keys(columns) as (keyof typeof columns)[]) {
          const column = columns[channel]
          for (let index = 0; index < 25; index++) {
            const having = all.flatMap((one) =>
              one.hours
                .filter((found) => found.index === index && found[column] >= 0)
                .map((found): Known => ({ file: one, hour: found })),
            )
            const best = having.toSorted(better).at(-1)?.hour[column]
            expect(channels[channel]?.values[index] ?? null).toBe(best ?? null)
          }
        }
      }),
    )
  })

  it('tells a blank from a zero, and keeps what a better file leaves blank [r.blank-and-zero]', () => {
    const say = (kind: File['kind'], exportWh: number): File => ({
      kind,
      version: 0,
      fileDay: 20_000,
      hours: [{ index: 3, importWh: 5, exportWh, reactiveVarh: -1, generatedWh: -1, estimated: false }],
    })
    const exportOf = (...sources: File[]) => openStoredDay(store(sources)).channels.export?.values[3]
    expect(exportOf(say('F5D', -1))).toBeUndefined()
    expect(exportOf(say('F5D', 0))).toBe(0)
    for (const order of [
      [say('P5D', 700), say('F5D', -1)],
      [say('F5D', -1), say('P5D', 700)],
    ]) {
      expect(exportOf(...order)).toBe(700)
      expect(exportOf(...order, say('F5D', -1))).toBe(700)
      expect(exportOf(...order, say('F5D', 0))).toBe(0)
    }
  })
})
