import { languages } from '@endoll/api/language.ts'
import { expect, it } from 'vitest'
import { subtypesFor, typesFor } from './tables.ts'

it.each(languages)('every type and subtype of a claim has a name in %s', async (language) => {
  const types = await typesFor(undefined)
  expect(types).not.toHaveLength(0)
  for (const { type, names } of types) {
    expect(names[language], type).toMatch(/\S/)
    for (const { subtype, names: ofSubtype } of await subtypesFor(type, undefined)) {
      expect(ofSubtype[language], `${type} ${subtype}`).toMatch(/\S/)
    }
  }
})
