import { expect, it } from 'vitest'
import { consentVersion, parseConsent } from './consent.ts'

function cookie(value: unknown) {
  return `lang=es; endoll-consent=${encodeURIComponent(JSON.stringify(value))}; other=1`
}
const when = 1_795_230_764

it('reads back what was decided', () => {
  const decided = { version: consentVersion, when, categories: ['statistics'] }
  expect(parseConsent(cookie(decided))).toEqual(decided)
  expect(parseConsent(cookie({ ...decided, categories: [] }))).toEqual({ ...decided, categories: [] })
})

it('knows only the categories that were asked about', () => {
  const read = parseConsent(
    cookie({ version: consentVersion, when, categories: ['marketing', 'necessary', 'x', 7] }),
  )
  expect(read?.categories).toEqual(['marketing'])
})

it.each([
  ['nothing', ''],
  ['another cookie that ends alike', `not-endoll-consent=${encodeURIComponent('{}')}`],
  ['rubbish', 'endoll-consent=%E0%A4%A'],
  ['an older question', cookie({ version: consentVersion - 1, when, categories: ['statistics'] })],
  ['no moment', cookie({ version: consentVersion, categories: [] })],
  ['no list', cookie({ version: consentVersion, when, categories: 'statistics' })],
])('asks again after %s', (_, cookies) => {
  expect(parseConsent(cookies)).toBeUndefined()
})
