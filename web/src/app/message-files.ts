import type { Language } from '@endoll/contract/language.ts'
import type { LoadMessages } from '../i18n/catalogue.ts'
import type { Area } from '../i18n/messages.ts'

/** Every area's texts, one lazily loaded file per language. The folder above `messages` names the area. */
const files = import.meta.glob<{ messages: unknown }>('../**/messages/*.ts')

const places = new Map(
  Object.entries(files).map(([file, load]) => {
    const [, folder = 'app', language] = /(?:(\w[\w-]*)\/)?messages\/(\w+)\.ts$/.exec(file) ?? []
    return [
      `${folder}.${language}`,
      { load, source: file.replace(/^\.\//, 'src/app/').replace(/^\.\.\//, 'src/') },
    ]
  }),
)

const placeOf = (area: Area, language: Language) => {
  const place = places.get(`${area}.${language}`)
  if (!place) throw new Error(`the area ${area} has no texts in ${language}`)
  return place
}

export const loadMessages: LoadMessages = async (area, language) =>
  (await placeOf(area, language).load()).messages

/** The file of an area as the build's manifest calls it, for preloading. */
export const messageSource = (area: Area, language: Language): string => placeOf(area, language).source
