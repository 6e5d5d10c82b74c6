import { languageOf, languages, type Language, type Locale } from '@endoll/api/language.ts'
import type { Db } from './db/open.ts'

/** The retailer's own texts as a reply says them. */
export interface OwnTexts {
  /** The text in the language of the call if the retailer gave it, else the original. */
  readonly said: (text: string) => string
  /** The language of each text as shown, if known. */
  readonly languages: Readonly<Record<string, Language>>
}

function textRows(db: Db, texts: readonly string[]) {
  const wanted = [...new Set(texts)]
  return wanted.length === 0
    ? Promise.resolve([])
    : db.selectFrom('retailer_text').selectAll().where('text', 'in', wanted).execute()
}

/** The language that each text is itself in, where it is known: for what stays as it was printed. */
export async function readTextLanguages(
  db: Db,
  texts: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const rows = await textRows(db, texts)
  return Object.fromEntries(
    rows.flatMap(({ text, language, words }) => (words === '' ? [[text, language]] : [])),
  )
}

/** Reads in which languages some texts of the retailer's are there, and says them in that of the call. */
export async function readOwnTexts(db: Db, texts: readonly string[], locale: Locale): Promise<OwnTexts> {
  const asked = languageOf(locale)
  const rows = await textRows(db, texts)
  const found = new Map(
    [...Map.groupBy(rows, ({ text }) => text)].map(([text, own]) => {
      // Words may be the same in two languages: then they are in that of the call.
      const itself = [asked, ...languages].find((one) =>
        own.some((row) => row.language === one && row.words === ''),
      )
      const translated = own.find(({ language, words }) => language === asked && words !== '')
      return [
        text,
        translated ? { said: translated.words, language: asked } : { said: text, language: itself },
      ]
    }),
  )
  return {
    said: (text) => found.get(text)?.said ?? text,
    languages: Object.fromEntries(
      [...found.values()].flatMap(({ said, language }) => (language ? [[said, language]] : [])),
    ),
  }
}
