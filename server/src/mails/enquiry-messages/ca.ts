import type { EnquiryMailWords } from './es.ts'

/** What somebody is told who wrote without signing in. */
export const enquiry: EnquiryMailWords = {
  subject: 'Hem rebut el missatge',
  lead: {
    contact: 'Hem rebut el missatge enviat des del formulari de contacte.',
    details: 'Hem rebut les dades de contacte enviades des del nostre web.',
  },
  more: 'Respondrem tan aviat com puguem. Si cal trucar-nos, convé tenir a mà la referència.',
  answerBy: (day: string) =>
    `Li respondrem el dia ${day} com a molt tard. Si ens truca, tingui a mà la referència.`,
  /** Of whoever is to be called. */
  call: {
    slot: (day: string, from: string, to: string) => `el dia ${day}, entre les ${from} i les ${to}`,
    asked: {
      subject: 'Li trucarem',
      lead: (slot: string) =>
        `Li trucarem ${slot}. Si ja no li va bé, canviï l’hora o anul·li la trucada amb el botó.`,
    },
    moved: {
      subject: 'Ha canviat l’hora de la trucada',
      lead: (slot: string) =>
        `Li trucarem ${slot}. Si ja no li va bé, canviï l’hora o anul·li la trucada amb el botó.`,
    },
    cancelled: { subject: 'Ha anul·lat la trucada', lead: (slot: string) => `Ja no li trucarem ${slot}.` },
    action: 'Canviar o anul·lar la trucada',
  },
  warning: 'Si vostè no ha enviat res des d’aquesta adreça, no faci cas d’aquest correu.',
}
