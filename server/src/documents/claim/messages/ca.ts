import type { Translation } from '../../../texts/translation.ts'
import type { messages as es } from './es.ts'

export const messages: Translation<typeof es> = {
  title: 'Justificant de reclamació',
  answer: (reference) => `Reclamació registrada: ${reference}`,
  due: (day) => `Respondrem el dia ${day} com a molt tard.`,
  claim: 'La reclamació',
  reference: 'Referència',
  referenceNote: 'Cal indicar-la en trucar.',
  sent: 'Presentada el',
  dueLabel: 'Resposta, com a molt tard',
  type: 'Tipus',
  subtype: 'Motiu',
  facts: {
    title: 'Sobre què',
    invoice: (name, day, amount) => `Factura ${name}, del dia ${day}: ${amount}`,
    readings: (name, day) => `Lectures fins al dia ${day}, de la factura ${name}`,
    request: (name, day) => `Sol·licitud ${name}, del dia ${day}`,
  },
  files: 'Fitxers',
  people: 'Qui reclama',
  customer: 'Client',
  actedBy: 'Presentada en nom seu per',
  contract: 'Contracte',
  retailer: 'Comercialitzadora',
  nif: (nif) => `NIF ${nif}`,
  written: 'Què es reclama',
  elsewhere: {
    rejected: (day: string) => `Si el dia ${day} no hi ha resposta, la reclamació compta com a desestimada.`,
    afterwards: 'Llavors, o si la resposta no convenç, es pot anar a',
    unconvinced: 'Si la resposta no convenç, es pot anar a',
    region: 'els serveis de consum de la comunitat autònoma o la Junta Arbitral de Consum',
    adr: (name: string) => `${name}, l’entitat de resolució de litigis a què pertanyem`,
  },
  /** A claim that lacks something: the mail that asks for it, and what follows. */
  incomplete: {
    subject: (reference) => `Falta alguna cosa per respondre: reclamació ${reference}`,
    lead: 'Per respondre la reclamació ens falta alguna cosa:',
    until: (day) =>
      `Completi-la escrivint a la conversa, com a molt tard el dia ${day}. El termini per respondre-li comença el dia que la completi. Si no es completa, la reclamació es dona per resolta (Llei 10/2025, art. 13.3).`,
  },
  closing: 'Convé desar aquest document: diu què es va reclamar i quan va arribar.',
  fileName: (reference) => `Reclamació ${reference}`,
}
