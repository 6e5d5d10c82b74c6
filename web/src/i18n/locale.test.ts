import { expect, it } from 'vitest'
import type { Locale } from '@endoll/api/language.ts'
import { settingsWith } from '../testing/site.ts'
import { chooseLocale, localeOfAccount, localeOfAddress, rememberedLocale } from './locale.ts'

const settings = { ...settingsWith(), languages: ['es', 'ca', 'ca_ES', 'gl'] satisfies Locale[] }

it.each([
  ['ca', 'es', 'ca'],
  ['es', 'ca', 'es'],
  [undefined, 'ca', 'ca'],
  [undefined, undefined, 'es'],
] as const)('the address asks for %s, this browser remembers %s: %s', (address, remembered, expected) => {
  expect(chooseLocale(settings, { address, remembered, pathname: '/acceso' })).toBe(expected)
})

it.each<[Locale, Locale, Locale]>([
  ['es', 'ca', 'ca'],
  ['gl', 'es', 'es'],
  // A partner's wording of the same language stays.
  ['ca_ES', 'ca', 'ca_ES'],
  ['ca_ES', 'es', 'es'],
  // Not offered here.
  ['ca', 'en', 'ca'],
])('signing in from a page in %s with an account in %s: %s', (current, account, expected) => {
  expect(localeOfAccount(current, account, settings)).toBe(expected)
})

it('an address of a language stays in it, in the wording that is offered', () => {
  const nothing = { address: undefined, remembered: undefined }
  expect(chooseLocale(settings, { ...nothing, pathname: '/acces' })).toBe('ca')
  expect(chooseLocale({ ...settings, languages: ['es', 'ca_ES'] }, { ...nothing, pathname: '/acces' })).toBe(
    'ca_ES',
  )
  expect(chooseLocale(settings, { ...nothing, remembered: 'es', pathname: '/acces' })).toBe('es')
  expect(chooseLocale(settings, { ...nothing, pathname: '/login' })).toBe('es')
  expect(chooseLocale(settings, { ...nothing, pathname: '/nada' })).toBe('es')
})

it('takes only what the deployment offers', () => {
  expect(localeOfAddress('?lang=ca_ES', settings)).toBe('ca_ES')
  // Another wording of a language that is offered.
  expect(localeOfAddress('?lang=es_ES', settings)).toBe('es')
  expect(localeOfAddress('?lang=ca', { ...settings, languages: ['es', 'ca_ES'] })).toBe('ca_ES')
  expect(localeOfAccount('es', 'ca', { ...settings, languages: ['es', 'ca_ES'] })).toBe('ca_ES')
  expect(localeOfAddress('?lang=fr', settings)).toBeUndefined()
  expect(localeOfAddress('?lang=constructor', settings)).toBeUndefined()
  expect(rememberedLocale('a=b; lang=gl', settings)).toBe('gl')
  expect(rememberedLocale('xlang=gl; lang=de', settings)).toBeUndefined()
})
