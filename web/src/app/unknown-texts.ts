import { defaultLanguage } from '@endoll/api/language.ts'
import type { PageRenderer, UnknownText } from '@endoll/api/page.ts'
import { isBranch } from '../i18n/catalogue.ts'
import type { TextTree } from '../i18n/catalogue.ts'
import { loadMessages } from './texts.ts'
import { texts } from './texts/es.ts'

/** Every text of the site by area, in one language: the others have the same keys. */
async function allTexts(): Promise<TextTree> {
  const names = Object.keys(texts) as (keyof typeof texts)[]
  const loaded = names.map(async (name) => [name, await loadMessages(name, defaultLanguage)] as const)
  return Object.fromEntries(await Promise.all(loaded)) as TextTree
}

/** The keys that exist at the place where this key is wrong; undefined when it names a text. */
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

/** The overrides that name no text: a mistyped key would otherwise go unnoticed. */
export const unknownTexts: PageRenderer['unknownTexts'] = async (overrides) => {
  const all = await allTexts()
  return Object.entries(overrides).flatMap(([locale, own]) =>
    Object.keys(own).flatMap((key): UnknownText[] => {
      const known = alternatives(all, key)
      return known === undefined ? [] : [{ key: `${locale}.${key}`, known }]
    }),
  )
}
