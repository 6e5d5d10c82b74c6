import type { DeskReason } from '@endoll/api/desk-words.ts'
import type { Language } from '@endoll/api/language.ts'

interface ReasonWords {
  readonly reasons: Readonly<Record<DeskReason, string>>
  /** Of whoever opened the office, with what they wrote. */
  readonly office: (why: string, reason: string) => string
  /** Of whoever may change something with the customer's code. */
  readonly acting: (why: string, reason: string) => string
}

/** Why somebody looked, as the customer reads it on their own page. */
export const reasonWords: Readonly<Record<Language, ReasonWords>> = {
  es: {
    reasons: {
      call: 'una llamada',
      message: 'un mensaje',
      case: 'una consulta o reclamación',
      check: 'una comprobación',
    },
    office: (why, reason) => `${why}; ha visto su oficina virtual: «${reason}»`,
    acting: (why, reason) =>
      `${why}; con el código que usted dijo puede cambiar algo en su nombre: «${reason}»`,
  },
  ca: {
    reasons: {
      call: 'una trucada',
      message: 'un missatge',
      case: 'una consulta o reclamació',
      check: 'una comprovació',
    },
    office: (why, reason) => `${why}; ha vist la seva oficina virtual: «${reason}»`,
    acting: (why, reason) =>
      `${why}; amb el codi que vostè va dir pot canviar alguna cosa en nom seu: «${reason}»`,
  },
  en: {
    reasons: {
      call: 'a phone call',
      message: 'a message',
      case: 'a query or complaint',
      check: 'a check',
    },
    office: (why, reason) => `${why}; looked at your account pages: “${reason}”`,
    acting: (why, reason) => `${why}; with the code you said, may change something in your name: “${reason}”`,
  },
}
