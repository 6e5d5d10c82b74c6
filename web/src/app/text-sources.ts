import type { Language } from '@endoll/api/language.ts'
import type { Area } from '../i18n/messages.ts'
import { loadMessages } from './texts.ts'

/** Every text file by its name. Only the renderer reads this: the lists hold functions, the manifest has names. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('./**/messages/*.ts', { base: '../' })

async function sourceOf(area: Area, language: Language): Promise<string> {
  const texts = await loadMessages(area, language)
  for (const [name, load] of Object.entries(files)) {
    if (name.endsWith(`/${language}.ts`) && Object.values(await load()).includes(texts))
      return name.replace('./', 'src/')
  }
  throw new Error(`the texts of ${area} in ${language} lie outside a folder "messages"`)
}

const found = new Map<string, Promise<string>>()

function knownSourceOf(area: Area, language: Language): Promise<string> {
  const key = `${area} ${language}`
  const known = found.get(key) ?? sourceOf(area, language)
  found.set(key, known)
  return known
}

/** The files of areas as the build's manifest calls them, for preloading. */
export async function textSources(areas: readonly Area[], language: Language): Promise<readonly string[]> {
  const sources = await Promise.all(areas.map((area) => knownSourceOf(area, language)))
  return [...new Set([`src/app/texts/${language}.ts`, ...sources])]
}
