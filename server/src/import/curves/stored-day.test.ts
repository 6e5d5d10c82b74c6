import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber } from '@endoll/domain/time/day.ts'
import type { CurveFileName } from './curve-file-name.ts'
import { DayBatch } from './day-batch.ts'
import { closeDay, mergeOpenDays, openBatchDay, openStoredDay, qualitiesOf } from './stored-day.ts'

const DAY = dayNumber('2024-10-27')

type Hour = { place: number; importWh: number; exportWh: number; reactiveVarh: number; estimated: boolean }
type File = CurveFileName & { hours: Hour[] }

/** From the one that yields to all to the one that stands over all. */
const kinds = ['DATADIS', 'P1D', 'P5D', 'F5D', 'RF5D'] as const

const hour = fc.record({
  place: fc.integer({ min: 0, max: 24 }),
  importWh: fc.integer({ min: 0, max: 3 }),
  exportWh: fc.integer({ min: 0, max: 2 }),
  reactiveVarh: fc.integer({ min: 0, max: 2 }),
  estimated: fc.boolean(),
})
const file: fc.Arbitrary<File> = fc.record({
  kind: fc.constantFrom(...kinds),
  version: fc.integer({ min: 0, max: 2 }),
  fileDay: fc.integer({ min: 20_000, max: 20_002 }),
  hours: fc.uniqueArray(hour, { selector: ({ place }) => place, minLength: 1, maxLength: 25 }),
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
  for (const { place, ...values } of hours) {
    const reading = {
      supply,
      span,
      line: 1,
      day: DAY,
      slot: place * 4 + 3,
      rows: 0,
      unbilled: false,
      point: 0,
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
      hours: [{ place: 3, importWh, exportWh: 0, reactiveVarh: 0, estimated }],
    })
    for (const pair of [
      [say(1, false), say(2, true)],
      [say(2, true), say(1, false)],
    ]) {
      expect(openStoredDay(store(pair)).imports.values[3]).toBe(1)
    }
    // Within one file too, however it is cut into batches.
    const both = { ...name, hours: [...say(1, false).hours, ...say(2, true).hours] }
    expect(openStoredDay(store([both])).imports.values[3]).toBe(1)
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

  it('holds each hour as its best file has it, with all its channels', () => {
    const rank = ({ kind, version, fileDay }: File) => [
      // P5D and P1D are of one rank: the version decides first.
      kind === 'P1D' ? kinds.indexOf('P5D') : kinds.indexOf(kind),
      version,
      kinds.indexOf(kind),
      fileDay,
    ]
    const better = (a: File, b: File) => {
      const [left, right] = [rank(a), rank(b)]
      const at = left.findIndex((value, index) => value !== right[index])
      return left[at]! - right[at]!
    }
    fc.assert(
      fc.property(files, (all) => {
        const day = openStoredDay(store(all))
        for (let place = 0; place < 25; place++) {
          const having = all.filter(({ hours }) => hours.some((found) => found.place === place))
          const best = having
            .toSorted(better)
            .at(-1)
            ?.hours.find((found) => found.place === place)
          expect(day.imports.values[place]).toBe(best?.importWh ?? null)
          expect(day.exportWh[place]).toBe(best?.exportWh ?? null)
          expect(day.reactiveVarh[place]).toBe(best?.reactiveVarh ?? null)
        }
      }),
    )
  })
})
