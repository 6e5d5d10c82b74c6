import { expect, it } from 'vitest'
import { decodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { oneContract } from './testing/folder.ts'
import { triedFormats } from './testing/formats.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()

it.each(triedFormats.map((tried) => [tried.format, tried] as const))('%s', async (_, tried) => {
  await run(oneContract)
  const beside = tried.file === 'customers.csv' ? {} : { 'texts.csv': 'text;language\nLlum;ca\n' }
  const { problems } = await run({ ...beside, [tried.file]: tried.content })
  const stored = await db().selectFrom('consumption_day').select(['day', 'import_curve']).execute()
  if (typeof tried.outcome === 'string') {
    expect([...new Set(problems.map(({ code }) => code))]).toEqual([tried.outcome])
    expect(stored).toEqual([])
    return
  }
  expect(problems).toEqual([])
  expect(stored.map(({ day }) => day)).toEqual(['2024-10-29'])
  expect(decodeCurve(stored[0]!.import_curve).slice(0, 3)).toEqual(tried.outcome)
})
