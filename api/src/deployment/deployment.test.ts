import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { defaultLanguage, languages } from '../language.ts'
import { deploymentSchema } from './deployment.ts'
import { requiredSettings } from './required-settings.fixture.ts'

function scheduleOf(schedule: unknown) {
  return z.safeParse(deploymentSchema, requiredSettings(schedule)).data?.organisation.schedule
}

it('a text that a deployment leaves out is that of the default language', () => {
  expect(scheduleOf({ [defaultLanguage]: 'De 9 a 14 h', en: '9–14 h' })).toEqual({
    ...Object.fromEntries(languages.map((language) => [language, 'De 9 a 14 h'])),
    en: '9–14 h',
  })
})

it('the text of the default language cannot be left out, nor one be of no language', () => {
  expect(scheduleOf({ en: '9–14 h' })).toBeUndefined()
  expect(scheduleOf({ [defaultLanguage]: 'De 9 a 14 h', xx: '9–14 h' })).toBeUndefined()
})
