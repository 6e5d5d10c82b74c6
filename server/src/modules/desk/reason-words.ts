import type { DeskReason } from '@endoll/api/desk-words.ts'
import type { Language } from '@endoll/api/language.ts'

/** Why somebody looked, as the customer reads it on their own page. */
export const reasonWords: Readonly<Record<Language, Readonly<Record<DeskReason, string>>>> = {
  es: {
    call: 'una llamada',
    message: 'un mensaje',
    case: 'una consulta o reclamación',
    check: 'una comprobación',
  },
  ca: {
    call: 'una trucada',
    message: 'un missatge',
    case: 'una consulta o reclamació',
    check: 'una comprovació',
  },
  en: { call: 'a phone call', message: 'a message', case: 'a query or complaint', check: 'a check' },
}
