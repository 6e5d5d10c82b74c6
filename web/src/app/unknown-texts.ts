import compile from 'icu-minify/compile'
import { defaultLanguage } from '@endoll/api/language.ts'
import type { PageRenderer, UnknownText } from '@endoll/api/page.ts'
import { isBranch } from '../i18n/catalogue.ts'
import type { TextTree } from '../i18n/catalogue.ts'
import { valuesOf } from '../i18n/values-of.ts'
import { loadMessages } from './texts.ts'
import { texts } from './texts/es.ts'

/** Every text of the site by area, in one language: the others have the same keys. */
async function allTexts(): Promise<TextTree> {
  const names = Object.keys(texts) as (keyof typeof texts)[]
  const loaded = names.map(async (name) => [name, await loadMessages(name, defaultLanguage)] as const)
  return Object.fromEntries(await Promise.all(loaded)) as TextTree
}

/** The keys that exist at the place where this key is wrong; undefined if it names a text. */
function alternatives(all: TextTree, key: string): readonly string[] | undefined {
  let branch = all
  const parts = key.split('.')
  for (const [index, part] of parts.entries()) {
    const next = Object.hasOwn(branch, part) ? branch[part] : undefined
    const isLast = index === parts.length - 1
    if (next === undefined || isBranch(next) === isLast) {
      return next !== undefined && isBranch(next) ? Object.keys(next) : Object.keys(branch)
    }
    if (isBranch(next)) branch = next
  }
  return undefined
}

/** What a text is given when it is shown. In a build texts are compiled already. */
function givenTo(all: TextTree, key: string): readonly string[] {
  let found: unknown = all
  for (const part of key.split('.')) found = (found as Record<string, unknown>)[part]
  return valuesOf(typeof found === 'string' ? compile(found) : found)
}

/** The values that an override asks for and its text is not given: they would be shown as `undefined`. */
function unknownValues(all: TextTree, key: string, text: unknown): readonly UnknownText[] {
  const known = givenTo(all, key)
  return valuesOf(compile(String(text)))
    .filter((value) => !known.includes(value))
    .map((value) => ({ key, known, value }))
}

/** The overrides that name no text, or a value that it does not have: either would otherwise go unnoticed. */
export const unknownTexts: PageRenderer['unknownTexts'] = async (overrides) => {
  const all = await allTexts()
  return Object.entries(overrides).flatMap(([locale, own]) =>
    Object.entries(own)
      .flatMap(([key, text]): readonly UnknownText[] => {
        const known = alternatives(all, key)
        return known === undefined ? unknownValues(all, key, text) : [{ key, known }]
      })
      .map((found) => ({ ...found, key: `${locale}.${found.key}` })),
  )
}
