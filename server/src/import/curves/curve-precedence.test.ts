import { beforeEach, expect, it } from 'vitest'
import { counting, findDay, lines } from '../testing/curve-lines.ts'
import { fingerprints, oneContract } from '../testing/folder.ts'
import { importsIntoOwnDatabase } from '../testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()
beforeEach(async () => {
  await run(oneContract)
})

function read(name: string, text: string) {
  return run({ [`curves/${name}`]: text })
}

const NAMES = {
  RF5D: 'RF5D_0031_0999_20241101.0',
  F5D: 'F5D_0031_0999_20241101.0',
  'F5D of a higher version': 'F5D_0031_0999_20241101.1',
  P5D: 'P5D_0031_0999_20241101.0',
  'P5D of a higher version': 'P5D_0031_0999_20241101.2',
  P1D: 'P1D_0031_0999_20241101.0',
  'P1D of a higher version': 'P1D_0031_0999_20241101.1',
  Datadis: 'datadis_2024-11-30.csv',
  'Datadis of an older day': 'datadis_2024-11-01.csv',
  'Datadis without a day': 'datadis.csv',
} as const
type File = keyof typeof NAMES

function kindOf(file: File) {
  return file.startsWith('Datadis') ? 'DATADIS' : (file.split(' ')[0] as 'F5D')
}
const DAY = '2024-10-27'
function textOf(file: File, wh: number) {
  return lines(kindOf(file), DAY, 1, wh)
}

it.each<[File, File]>([
  ['RF5D', 'F5D of a higher version'],
  ['RF5D', 'P1D of a higher version'],
  ['RF5D', 'Datadis'],
  ['F5D of a higher version', 'F5D'],
  ['F5D', 'P5D of a higher version'],
  ['F5D', 'P1D of a higher version'],
  ['F5D', 'Datadis'],
  ['P5D of a higher version', 'P1D of a higher version'],
  ['P1D of a higher version', 'P5D'],
  ['P5D', 'P1D'],
  ['P5D', 'Datadis'],
  ['P1D', 'Datadis'],
  ['Datadis', 'Datadis of an older day'],
  ['Datadis of an older day', 'Datadis without a day'],
])('%s stands over %s, in either order, apart and together [r.import-curves]', async (better, worse) => {
  const files: [File, string][] = [
    [better, textOf(better, 500)],
    [worse, textOf(worse, 100)],
  ]
  const prints = new Set<string | null | undefined>()
  for (const order of [files, files.toReversed()]) {
    await db().deleteFrom('consumption_day').execute()
    for (const [file, text] of order) await read(NAMES[file], text)
    const day = await findDay(db(), DAY)
    expect(day?.importWh).toEqual(counting(500, 25))
    expect(new Set(day?.quality.map((found) => found?.source))).toEqual(new Set([kindOf(better)]))
    prints.add((await fingerprints(db()))['consumption_day'])
  }
  await db().deleteFrom('consumption_day').execute()
  await run(Object.fromEntries(files.map(([file, text]) => [`curves/${NAMES[file]}`, text])))
  prints.add((await fingerprints(db()))['consumption_day'])
  expect(prints.size).toBe(1)
})

it('what a better file leaves open, the next one fills', async () => {
  const parts: [File, number, number][] = [
    ['F5D', 0, 5],
    ['P5D', 0, 10],
    ['P1D', 0, 15],
  ]
  for (const [file, first, last] of parts.toReversed()) {
    const wanted = textOf(file, 0).split('\n').slice(first, last).join('\n')
    await read(NAMES[file], wanted)
  }
  await read(NAMES.Datadis, textOf('Datadis', 0))
  const sources = (await findDay(db(), DAY))?.quality.map((found) => found?.source)
  expect(sources).toEqual([
    ...Array<string>(5).fill('F5D'),
    ...Array<string>(5).fill('P5D'),
    ...Array<string>(5).fill('P1D'),
    ...Array<string>(10).fill('DATADIS'),
  ])
  expect((await findDay(db(), DAY))?.importWh).toEqual(counting(0, 25))
})

it('an hour of F5D that was not billed yields to every billed one, in its own file too, and stands over Datadis', async () => {
  const unbilled = (wh: number) => textOf('F5D', wh).replaceAll(';1;1;FE1;', ';1;0;;')
  const sourcesAfter = async (...texts: (readonly [name: string, text: string])[]) => {
    await db().deleteFrom('consumption_day').execute()
    for (const [name, text] of texts) await read(name, text)
    const day = await findDay(db(), DAY)
    return [day?.importWh[0], new Set(day?.quality.map((found) => found?.source))]
  }
  const young = ['F5D_0031_20241130.3', unbilled(100)] as const
  const billed = [NAMES.F5D, textOf('F5D', 500)] as const
  const datadis = [NAMES.Datadis, textOf('Datadis', 900)] as const
  const both = ['F5D_0031_20241130.3', textOf('F5D', 500) + unbilled(100)] as const
  expect(await sourcesAfter(young, billed)).toEqual([500, new Set(['F5D'])])
  expect(await sourcesAfter(billed, young)).toEqual([500, new Set(['F5D'])])
  expect(await sourcesAfter(both)).toEqual([500, new Set(['F5D'])])
  expect(await sourcesAfter(datadis, young)).toEqual([100, new Set(['P5D'])])
  expect(await sourcesAfter(young, datadis)).toEqual([100, new Set(['P5D'])])
})
