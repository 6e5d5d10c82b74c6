import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { exampleFolder } from '../manual/manual.ts'
import { datadisInOneBzip, exampleInOneBzip, exampleInTwoBzips, zipOf } from '../testing/archives.ts'
import { counting, findDay, lines } from '../testing/curve-lines.ts'
import { fingerprints, oneContract, type Files } from '../testing/folder.ts'
import { importsIntoOwnDatabase } from '../testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()
beforeEach(async () => {
  await run(oneContract)
})

function runCurves(files: Files) {
  return run(Object.fromEntries(Object.entries(files).map(([name, content]) => [`curves/${name}`, content])))
}

describe('compressed files', () => {
  const name = 'F5D_0031_0999_20241105.0'
  const expected = { readings: 49, refused: 0, skipped: 0, daysCreated: 2 }

  it('give what the plain one gives', async () => {
    const plain = await readFile(join(exampleFolder, 'curves', name))
    const half = plain.indexOf('\n', plain.length / 2) + 1
    const packed: Record<string, Uint8Array> = {
      [name]: plain,
      [`${name}.gz`]: gzipSync(plain),
      [`${name}.GZ`]: Buffer.concat([gzipSync(plain.subarray(0, half)), gzipSync(plain.subarray(half))]),
      [`${name}.bz2`]: exampleInOneBzip,
      [`${name}.BZ2`]: exampleInTwoBzips,
      [`anything.zip`]: zipOf({ [name]: plain }),
      [`several.zip`]: zipOf({ [`a/${name}`]: plain.subarray(0, half), [`b/${name}`]: plain.subarray(half) }),
    }
    const prints = new Set<string | null | undefined>()
    for (const [file, bytes] of Object.entries(packed)) {
      await db().deleteFrom('consumption_day').execute()
      const report = await runCurves({ [file]: bytes })
      expect(report.problems, file).toEqual([])
      expect(report.curves, file).toMatchObject(expected)
      prints.add((await fingerprints(db()))['consumption_day'])
    }
    expect(prints.size).toBe(1)
  })

  it('may be of Datadis', async () => {
    const datadis = 'datadis_2024-10-31.csv'
    const plain = await readFile(join(exampleFolder, 'curves', datadis))
    const packed: Record<string, Uint8Array> = {
      [datadis]: plain,
      [`${datadis}.gz`]: gzipSync(plain),
      [`${datadis}.bz2`]: datadisInOneBzip,
      [`consumos.zip`]: zipOf({ [datadis]: plain }),
    }
    const prints = new Set<string | null | undefined>()
    for (const [file, bytes] of Object.entries(packed)) {
      await db().deleteFrom('consumption_day').execute()
      const report = await runCurves({ [file]: bytes })
      expect(report.problems, file).toEqual([])
      expect(report.curves, file).toMatchObject({ readings: 49, refused: 0, skipped: 0, daysCreated: 2 })
      prints.add((await fingerprints(db()))['consumption_day'])
    }
    expect(prints.size).toBe(1)
  })

  it('that break off are not taken in part', async () => {
    const text = lines('DATADIS', '2024-10-27', 1, 100)
    const more = lines('DATADIS', '2025-01-01', 900, 1, { of: 'ES0031999900000099AA' })
    const cut = gzipSync(text + more).subarray(0, -20)
    const report = await runCurves({ 'datadis.csv.gz': cut })
    expect(report.problems.map(({ code }) => code)).toContain('archive_not_valid')
    expect(await findDay(db(), '2024-10-27')).toBeUndefined()
  })

  const damaged = (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    for (let at = Math.floor(copy.length / 2); at < copy.length / 2 + 8; at++) copy[at] = copy[at]! ^ 255
    return copy
  }
  it.each([
    ['cut gz', '.gz', (plain: Buffer) => gzipSync(plain).subarray(0, -20)],
    ['damaged gz', '.gz', (plain: Buffer) => damaged(gzipSync(plain))],
    ['no gz', '.gz', (plain: Buffer) => plain],
    ['cut bz2', '.bz2', () => exampleInOneBzip.subarray(0, -20)],
    ['damaged bz2', '.bz2', () => damaged(exampleInOneBzip)],
    ['no bz2', '.bz2', (plain: Buffer) => plain],
    ['cut zip', '.zip', (plain: Buffer) => zipOf({ [name]: plain }).subarray(0, -30)],
    ['damaged zip', '.zip', (plain: Buffer) => damaged(zipOf({ [name]: plain }))],
    ['empty zip', '.zip', () => Buffer.of()],
  ])('that are broken are reported and stop nothing else: %s', async (_, ending, make) => {
    const plain = await readFile(join(exampleFolder, 'curves', name))
    const report = await runCurves({
      [`${name}${ending}`]: make(plain),
      F5D_0031_0999_20250101: lines('F5D', '2024-12-01', 1, 1),
    })
    expect(report.problems.map(({ file, code }) => [file, code])).toContainEqual([
      `${name}${ending}`,
      'archive_not_valid',
    ])
    expect((await findDay(db(), '2024-12-01'))?.importWh).toEqual(counting(1, 24))
  })

  it('of many entries have one budget for all of them', async () => {
    const entry = Buffer.alloc(30 * 1024 * 1024, `${'x'.repeat(4000)}\n`)
    const bomb = zipOf({ [`a/${name}`]: entry, [`b/${name}`]: entry, [`c/${name}`]: entry })
    const report = await runCurves({ 'several.zip': bomb })
    expect(Object.keys(report.problemCounts)).toEqual(['columns_not_valid', 'archive_too_large'])
    expect(report.problemCounts['archive_too_large']).toBe(1)
  })

  it('whose entries lie over each other are not read: each byte would count many times', async () => {
    const plain = await readFile(join(exampleFolder, 'curves', name))
    const report = await runCurves({ 'overlap.zip': zipOf({ [`a/${name}`]: plain }, { listed: 3 }) })
    expect(report.problems.map(({ file, code }) => [file, code])).toEqual([
      ['overlap.zip', 'archive_not_valid'],
    ])
    expect(report.curves.readings).toBe(0)
  })

  it('that would fill the memory are not read on', async () => {
    const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, `${'x'.repeat(4000)}\n`))
    const report = await runCurves({ [`${name}.gz`]: bomb })
    expect(Object.keys(report.problemCounts)).toEqual(['columns_not_valid', 'archive_too_large'])
  })
})
