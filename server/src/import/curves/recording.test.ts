import { expect, it } from 'vitest'
import type { Reading } from './reading.ts'
import { Recording, RecordingRoom } from './recording.ts'

const supply = { cups20: 'ES0031000000000001AB', zone: 'Europe/Madrid', spans: [] } as const
const span = { contractId: 1, name: '1', first: 0, last: 99_999 }
const others = { ...span, contractId: 2 }

function readingOf(number: number): Reading {
  return {
    supply,
    span: number % 3 === 0 ? others : span,
    line: number + 1,
    day: 20_000 + number,
    slot: number % 96,
    rows: 4,
    importWh: 10 + number,
    exportWh: 20 + number,
    reactiveVarh: 30 + number,
    capacitiveVarh: 50 + number,
    generatedWh: 40 + number,
    selfUsedWh: -1,
    estimated: number % 2 === 0,
    unbilled: number % 5 === 0,
    point: number % 4,
  }
}

function record(room: RecordingRoom, count: number) {
  const handed: Reading[] = []
  const recording = new Recording(room, { add: (reading) => handed.push({ ...reading }) })
  for (let number = 0; number < count; number++) recording.add(readingOf(number))
  return { recording, handed }
}

it('gives back every number of every reading, in order', () => {
  const { recording, handed } = record(new RecordingRoom(), 40_000)
  const replayed: Reading[] = []
  const parts = [...recording.replay({ add: (reading) => replayed.push({ ...reading }) }, 1000)]
  expect(replayed).toEqual(handed)
  expect(replayed[7]).toEqual(readingOf(7))
  expect(parts.at(-1)).toBe(40_000)
})

it('says so where a text does not fit, still hands every reading on, and gives its memory back', () => {
  const room = new RecordingRoom()
  const many = 2 ** 20 + 1
  let handed = 0
  const large = new Recording(room, { add: () => handed++ })
  const reading = readingOf(1)
  for (let number = 0; number < many; number++) large.add(reading)
  expect([handed, large.isWhole]).toEqual([many, false])
  expect(record(room, 100).recording.isWhole).toBe(true)
})
