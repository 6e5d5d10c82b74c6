import type { Language } from '@endoll/api/language.ts'
import { messages as ca } from './messages/ca.ts'
import { messages as en } from './messages/en.ts'
import { messages as es } from './messages/es.ts'

/** What requests are called, in documents and mails. */
export type RequestWords = typeof es

export const requestWords: Readonly<Record<Language, RequestWords>> = { es, ca, en }
