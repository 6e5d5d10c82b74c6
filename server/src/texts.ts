import type { Language } from '@endoll/api/language.ts'
import type { Translation } from './texts/translation.ts'
import { texts as ca } from './texts/ca.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'

/** What a language must fill. */
export type ServerTexts = Translation<typeof es>

/** The words of documents, mails and tables, by language. */
export const texts: Readonly<Record<Language, ServerTexts>> = { es, ca, en }
