import { expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { newContract as spanish } from './messages/es.ts'

type Words = Messages<typeof spanish>
const files = import.meta.glob<{ readonly newContract?: Words; readonly 'new-contract'?: Words }>(
  './messages/*.ts',
  { eager: true },
)
const everyLanguage = languages.map((language) => {
  const file = files[`./messages/${language}.ts`]
  return (file?.newContract ?? file?.['new-contract'])!
})

it.each([
  ['min_files', /archivo|fitxer|file/],
  ['company_vat_not_allowed', /empresas|empreses|ompanies/],
] as const)(
  '%s has its words in every language [v5.message-keys-forms] [v8.validation-messages]',
  (code, word) => {
    const texts = everyLanguage.map(({ problems }) => problems[code])
    for (const text of texts) expect(text).toMatch(word)
    expect(new Set(texts).size).toBe(languages.length)
  },
)

it('the languages of letters have a name each [v3.language-item]', () => {
  for (const { you } of everyLanguage) {
    expect(Object.keys(you.languages).toSorted()).toEqual([...languages].toSorted())
    expect(new Set(Object.values(you.languages)).size).toBe(languages.length)
  }
})
