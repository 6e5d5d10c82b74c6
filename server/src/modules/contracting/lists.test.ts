import { languages } from '@endoll/api/language.ts'
import { expect, it } from 'vitest'
import { activitiesIn } from './lists.ts'

it.each(languages)('every activity has a text in %s', async (language) => {
  const activities = await activitiesIn(language)
  expect(activities).not.toHaveLength(0)
  for (const { name, descripcio } of activities) expect(descripcio, name).toMatch(/\S/)
})
