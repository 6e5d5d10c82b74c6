import type { Language } from '@endoll/api/language.ts'
import type { LoadMessages } from '../i18n/catalogue.ts'
import type { Area } from '../i18n/messages.ts'

type Files = Readonly<Record<string, () => Promise<{ messages: unknown }>>>

/** Every area's texts, one lazily loaded file per language. A visitor needs the list of one language only. */
const lists: Readonly<Record<Language, () => Promise<{ files: Files }>>> = {
  es: () => import('./message-files/es.ts'),
  ca: () => import('./message-files/ca.ts'),
  en: () => import('./message-files/en.ts'),
}

/** The area's file, below src/: the folder above `messages` names the area. */
function fileOf(files: Files, area: Area, language: Language): string {
  const file = Object.keys(files).find((one) => one.endsWith(`/${area}/messages/${language}.ts`))
  if (file === undefined) throw new Error(`the area ${area} has no texts in ${language}`)
  return file
}

export const loadMessages: LoadMessages = async (area, language) => {
  const { files } = await lists[language]()
  return (await files[fileOf(files, area, language)]?.())?.messages
}

/** The files of areas as the build's manifest calls them, for preloading. */
export async function messageSources(areas: readonly Area[], language: Language): Promise<readonly string[]> {
  const { files } = await lists[language]()
  const sources = areas.map((area) => fileOf(files, area, language).replace('./', 'src/'))
  return [`src/app/message-files/${language}.ts`, ...sources]
}
