import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOwnTexts, readTextLanguages } from './own-texts.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { addTexts } from '../testing/factories.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await addTexts(
    database.db,
    ['Manteniment', 'ca'],
    ['Manteniment', 'es', 'Mantenimiento'],
    ['Avería', 'es'],
    ['Sol', 'en', 'Sun'],
  )
})
afterAll(() => database.drop())

describe('the retailer’s own texts [r.own-texts]', () => {
  it.each([
    ['es', ['Mantenimiento', 'Avería', 'Sol', 'Nada'], { Mantenimiento: 'es', Avería: 'es' }],
    ['gl', ['Mantenimiento', 'Avería', 'Sol', 'Nada'], { Mantenimiento: 'es', Avería: 'es' }],
    ['ca', ['Manteniment', 'Avería', 'Sol', 'Nada'], { Manteniment: 'ca', Avería: 'es' }],
    ['en', ['Manteniment', 'Avería', 'Sun', 'Nada'], { Manteniment: 'ca', Avería: 'es', Sun: 'en' }],
  ] as const)(
    'in %s are said in it where they are there, else as they are',
    async (locale, said, languages) => {
      const texts = ['Manteniment', 'Avería', 'Sol', 'Nada']
      const own = await readOwnTexts(database.db, texts, locale)
      expect(texts.map(own.said)).toEqual(said)
      expect(own.languages).toEqual(languages)
    },
  )

  it('that are the same in two languages are in that of the call', async () => {
    await database.db
      .insertInto('retailer_text')
      .values(['es' as const, 'ca' as const].map((language) => ({ text: 'Carta', language, words: '' })))
      .execute()
    const languageIn = async (locale: 'ca' | 'en') =>
      (await readOwnTexts(database.db, ['Carta'], locale)).languages
    expect([await languageIn('ca'), await languageIn('en')]).toEqual([{ Carta: 'ca' }, { Carta: 'es' }])
  })

  it('that stay as they were printed say their own language only', async () => {
    expect(await readTextLanguages(database.db, ['Manteniment', 'Sol'])).toEqual({ Manteniment: 'ca' })
    expect(await readTextLanguages(database.db, [])).toEqual({})
  })
})
