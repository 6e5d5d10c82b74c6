import type { Language } from './language.ts'
import type { ConsentKind } from './leads.ts'

/** Changes with every change of a text below: what somebody agreed to is kept by version and hash. */
export const consentVersion = '2026-11-28'

type Texts = Readonly<Record<ConsentKind, (organisation: string) => string>>

/**
 * What somebody who becomes a customer agrees to, as the form shows it and as its hash is kept. The information of RGPD
 * art. 13 is read, never agreed to: what is done with the data rests on the contract and the law.
 */
export const consentTexts: Readonly<Record<Language, Texts>> = {
  es: {
    leads: (organisation) =>
      `${organisation} puede guardar lo que responda mientras relleno el formulario y ponerse en contacto conmigo si no lo termino.`,
    conditions: (organisation) =>
      `He leído y acepto las condiciones generales de contratación de ${organisation}.`,
    privacy: (organisation) => `He leído la información sobre protección de datos de ${organisation}.`,
  },
  ca: {
    leads: (organisation) =>
      `${organisation} pot desar el que respongui mentre omplo el formulari i posar-se en contacte amb mi si no l’acabo.`,
    conditions: (organisation) =>
      `He llegit i accepto les condicions generals de contractació de ${organisation}.`,
    privacy: (organisation) => `He llegit la informació sobre protecció de dades de ${organisation}.`,
  },
  en: {
    leads: (organisation) =>
      `${organisation} may keep my answers while I fill in the form, and contact me if I do not finish it.`,
    conditions: (organisation) =>
      `I have read and accept the general terms and conditions of ${organisation}.`,
    privacy: (organisation) => `I have read the data protection information of ${organisation}.`,
  },
}

/** Of who leaves details to be called or written to. */
export const contactConsentTexts: Readonly<Record<Language, (organisation: string) => string>> = {
  es: (organisation) =>
    `${organisation} puede guardar estos datos y ponerse en contacto conmigo para ofrecerme un contrato.`,
  ca: (organisation) =>
    `${organisation} pot desar aquestes dades i posar-se en contacte amb mi per oferir-me un contracte.`,
  en: (organisation) => `${organisation} may keep these details and contact me to offer me a contract.`,
}
