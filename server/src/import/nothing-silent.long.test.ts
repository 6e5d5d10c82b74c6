import { decodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { hoursInDay, startAt, stampOfReading, type ReadingPosition } from '@endoll/domain/time/madrid.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainName } from './curves/known-headers.ts'
import { cups, oneContract } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()

/** A format of curves: how a row is written, and where its energies stand. */
interface Kind {
  readonly file: string
  readonly header?: string
  readonly row: (position: ReadingPosition, importWh: number, exportWh: number) => string
  /** Numbers of the columns of energy. */
  readonly energies: readonly number[]
  readonly inKwh: boolean
}

function kwh(wh: number, mark: string) {
  return `${Math.floor(wh / 1000)}${mark}${String(wh % 1000).padStart(3, '0')}`
}
function stampAndSeason(position: ReadingPosition) {
  const { stamp, season } = stampOfReading(position, 'Europe/Madrid')
  return `${stamp};${season}`
}

/** As Datadis writes it: the day, and the end by the clock of when the hour began. */
function dayAndHour({ day, index }: ReadingPosition) {
  const start = Number(startAt(day, index, 'Europe/Madrid').slice(11, 13))
  return `${day.replaceAll('-', '/')};${String(start + 1).padStart(2, '0')}:00`
}

const kinds: Readonly<Record<string, Kind>> = {
  F5D: {
    file: 'curves/F5D_0031_0999_20241105.0',
    row: (position, taken, given) => `${cups};${stampAndSeason(position)};${taken};${given};0;0;0;0;1;1;F1;`,
    energies: [3, 4],
    inKwh: false,
  },
  P5D: {
    file: 'curves/P5D_0031_0999_20241105.0',
    row: (position, taken, given) => `${cups};${stampAndSeason(position)};${taken};${given}`,
    energies: [3, 4],
    inKwh: false,
  },
  P1D: {
    file: 'curves/P1D_0031_0999_20241105.0',
    row: (position, taken, given) =>
      `${cups};11;${stampAndSeason(position).replace(';', ':00;')};${kwh(taken, '.')};0;${kwh(given, '.')};0${';0.000;0'.repeat(5)};0.000;128;1;0`,
    energies: [4, 6],
    inKwh: true,
  },
  Datadis: {
    file: 'curves/datadis.csv',
    header: 'cups;fecha;hora;consumo_kWh;metodoObtencion;energiaVertida_kWh',
    row: (position, taken, given) =>
      `${cups};${dayAndHour(position)};${kwh(taken, ',')};Real;${kwh(given, ',')}`,
    energies: [3, 5],
    inKwh: true,
  },
}

const plainDay = Array.from({ length: 25 }, (): [number, number] => [100, 50])

/** What happens to a file on its way. */
type Mishap =
  | { readonly what: 'byte'; readonly at: number; readonly to: string }
  | { readonly what: 'lost byte' | 'lost row' | 'row twice' | 'lost line end' | 'cut'; readonly at: number }
  | { readonly what: 'column'; readonly at: number; readonly to: string }

const position = fc.double({ min: 0, max: 0.999_999, noNaN: true })
const mishap: fc.Arbitrary<Mishap> = fc.oneof(
  fc.record({
    what: fc.constant('byte' as const),
    at: position,
    to: fc.constantFrom(...'0123456789;,.:/- "\n\r\tESFRPx\0ñ'),
  }),
  fc.record({
    what: fc.constantFrom(
      'lost byte' as const,
      'lost row' as const,
      'row twice' as const,
      'cut' as const,
      'lost line end' as const,
    ),
    at: position,
  }),
  fc.record({
    what: fc.constant('column' as const),
    at: position,
    to: fc.constantFrom(
      '',
      'Periodo',
      'periodo_tarifario',
      'Total',
      'foo',
      'vertido_Wh',
      'energiaGenerada_kWh',
      'consumo_kWh',
      'fecha',
      'metodoObtencion',
      'INV / VER',
    ),
  }),
)

function happen(text: string, { what, at, ...more }: Mishap): string {
  const index = Math.floor(at * text.length)
  const lines = text.split('\n')
  const line = Math.floor(at * lines.length)
  switch (what) {
    case 'byte':
      return text.slice(0, index) + (more as { to: string }).to + text.slice(index + 1)
    case 'lost byte':
      return text.slice(0, index) + text.slice(index + 1)
    case 'cut':
      return text.slice(0, index)
    case 'lost row':
      return lines.toSpliced(line, 1).join('\n')
    case 'lost line end':
      return [...lines.slice(0, line), lines.slice(line, line + 2).join(''), ...lines.slice(line + 2)].join(
        '\n',
      )
    case 'row twice':
      return lines.toSpliced(line, 0, lines[line] ?? '').join('\n')
    case 'column': {
      const names = (lines[0] ?? '').split(';')
      return [
        names.with(Math.floor(at * names.length), (more as { to: string }).to).join(';'),
        ...lines.slice(1),
      ].join('\n')
    }
  }
}

function whOf(cell: string, inKwh: boolean): number {
  if (cell === '') return 0
  if (!/^\d+(?:[.,]\d*)?$/.test(cell)) return Number.NaN
  return Math.round(Number(cell.replace(',', '.')) * (inKwh ? 1000 : 1))
}

/** The Wh that a file says where one reads it plainly: NaN if a cell of energy is no number. */
function sumOf(text: string, { header, energies, inKwh }: Kind): number {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  let names: string[] = []
  let sum = 0
  for (const [number, row] of lines.entries()) {
    const cells = row.split(';').map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    // Files that were joined repeat their header.
    if (header !== undefined && (number === 0 || cells[0]?.toLowerCase() === 'cups')) {
      names = cells.map(plainName)
      continue
    }
    for (const column of energies)
      sum += whOf(cells[column] ?? '', inKwh && !/(?<!k)wh$/.test(names[column] ?? ''))
    // Two rows on one line are not a row.
    if (row.split(cups.slice(0, 16)).length > 2) sum = Number.NaN
  }
  return sum
}

async function storedSum(): Promise<number> {
  const days = await db()
    .selectFrom('consumption_day')
    .select(['import_curve', 'export_curve', 'generated_curve', 'self_used_curve'])
    .execute()
  return days
    .flatMap((day) => Object.values(day))
    .flatMap((curve) => (curve === null ? [] : decodeCurve(curve)))
    .reduce<number>((sum, wh) => sum + (wh ?? 0), 0)
}

async function storedHours(): Promise<number> {
  const days = await db().selectFrom('consumption_day').select('import_curve').execute()
  return days.flatMap((row) => decodeCurve(row.import_curve)).filter((wh) => wh !== null).length
}

describe.each(Object.keys(kinds))('whatever happens to a file of %s', (name) => {
  const kind = kinds[name]!

  it('its energy is stored as it says, or the report says something', async () => {
    await run(oneContract)
    const property = fc.assert(
      fc.asyncProperty(
        fc.constantFrom('2024-10-26', '2024-03-31', '2024-10-27'),
        fc.array(fc.tuple(fc.nat(9999), fc.nat(999)), { minLength: 25, maxLength: 25 }),
        fc.array(mishap, { minLength: 0, maxLength: 2 }),
        async (day, energies, mishaps) => {
          const rows = Array.from({ length: hoursInDay(day) }, (_, hour) =>
            kind.row({ day, index: hour }, ...energies[hour]!),
          )
          const whole = [...(kind.header === undefined ? [] : [kind.header]), ...rows, ''].join('\n')
          const text = mishaps.reduce(happen, whole)
          await db().deleteFrom('consumption_day').execute()
          const report = await run({ [kind.file]: text })
          // An hour with energy both ways is worth a word, and loses none.
          const notices = report.notices.filter(({ code }) => code !== 'both_ways_in_hour')
          const isSaid =
            report.problems.length > 0 || notices.length > 0 || report.curves.refusedFiles.length > 0
          if (!isSaid) expect(await storedSum()).toBe(sumOf(text, kind))
          // Nor is an hour lacking without a word.
          if (!isSaid) expect(await storedHours()).toBe(hoursInDay(day))
          // A file of which something is not understood is not taken in part.
          if (report.curves.refusedFiles.length > 0) expect(await storedSum()).toBe(0)
          if (mishaps.length === 0) expect(isSaid).toBe(false)
        },
      ),
      {
        numRuns: 50,
        // What was once lost without a word.
        examples: [
          ['2024-10-26', plainDay, [{ what: 'lost line end', at: 0.5 }]],
          ['2024-10-26', plainDay, [{ what: 'column', at: 0.9, to: 'Periodo' }]],
        ],
      },
    )
    await expect(property).resolves.toBeUndefined()
  })
})
