import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { defaultLanguage, languages } from '../language.ts'
import { browserSettings, deploymentSchema } from './deployment.ts'
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

it('the account for transfers has its check digits, and is shown without spaces [r.by-transfer]', () => {
  const settings = requiredSettings({ [defaultLanguage]: 'De 9 a 14 h' })
  const read = (transferIban: string | null) =>
    z.safeParse(deploymentSchema, { ...settings, payments: { transferIban } })
  expect(read('ES14 9999 0001 4300 0099 9998').success).toBe(false)
  const shown = (transferIban: string | null) =>
    browserSettings(read(transferIban).data!, { version: '1', mode: 'test' }).transferAccount
  expect(shown('es14 9999 0001 4300 0099 9999')).toBe('ES1499990001430000999999')
  expect(shown(null)).toBeNull()
})

it.each([
  [[], false],
  [['card'], true],
  [['sepa_debit'], true],
  [['bizum'], false],
  [['wallets'], false],
  [['bizum', 'wallets'], false],
  [['bizum', 'sepa_debit'], true],
  // Wallets pay by card.
  [['wallets', 'sepa_debit'], false],
  [['card', 'wallets', 'bizum'], true],
])('a bill of any amount can be paid with %j: %s', (methods, can) => {
  const settings = requiredSettings({ [defaultLanguage]: 'De 9 a 14 h' })
  expect(z.safeParse(deploymentSchema, { ...settings, payments: { methods } }).success).toBe(can)
})
