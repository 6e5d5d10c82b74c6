import { groupCups } from '@endoll/domain/identity/cups.ts'
import type { Document } from '../document.ts'
import type { FactSection } from '../house/fact.ts'
import { RENUNCIATION_TITLE, renunciationText } from './renunciation-text.ts'

/** Who gives the social bonus up, and for which contract. */
export interface Renunciation {
  readonly holder: string
  readonly nif: string
  readonly cups: string
  /** Of the contract that is signed. */
  readonly reference: string
  /** That applied the bonus. */
  readonly retailer: string
  /** What a year of the new contract costs more than with the bonus, as it was said; null if it is not known. */
  readonly yearDifference: string | null
  /** Day and time, as are those of the signature. */
  readonly renouncedAt: string
  /** Null while the contract waits for its signature. */
  readonly signedAt: string | null
}

/** What the template places. */
interface RenunciationContent {
  readonly title: string
  readonly answer: string
  readonly detail: string
  readonly facts: FactSection
  readonly paragraphs: readonly string[]
}

/** The document by which the social bonus is given up, by the model of RD 897/2017 annex VII; in Spanish, as the model is. */
export function renunciationDocument(given: Renunciation): Document {
  const content: RenunciationContent = {
    title: RENUNCIATION_TITLE,
    answer: RENUNCIATION_TITLE,
    detail:
      given.signedAt === null
        ? 'Pendiente de firma, con el contrato.'
        : `Firmado electrónicamente con el contrato ${given.reference}: ${given.signedAt}.`,
    facts: {
      title: 'Quién renuncia',
      facts: [
        { label: 'Titular', lines: [given.holder] },
        { label: 'NIF', lines: [given.nif] },
        { label: 'CUPS', lines: [groupCups(given.cups)] },
        { label: 'Fecha', lines: [given.renouncedAt] },
        ...(given.yearDifference === null
          ? []
          : [
              {
                label: 'Diferencia estimada de un año con el contrato nuevo (RD 88/2026, art. 13.j)',
                lines: [given.yearDifference],
              },
            ]),
      ],
    },
    paragraphs: renunciationText(given.retailer),
  }
  return {
    template: 'bonus-renunciation/renunciation.typ',
    title: `${RENUNCIATION_TITLE} · ${given.reference}`,
    fileName: `${given.reference}-bonus-renunciation`,
    content,
  }
}
