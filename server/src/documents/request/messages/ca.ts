import type { DocumentMessages } from '../../document.ts'
import type { messages as es } from './es.ts'

export const messages: DocumentMessages<typeof es> = {
  procedures: {
    power: 'Canvi de potència contractada',
    iban: 'Canvi de compte bancari',
    notification_address: 'Canvi d’adreça de notificació',
    contact_email: 'Canvi de correu electrònic',
    contact_mobile: 'Canvi de telèfon mòbil',
    instalments: 'Pagament a terminis',
  },
  states: {
    submitted: 'Presentada',
    waiting_signature: 'Pendent de signatura',
    sent: 'Enviada',
    accepted: 'Acceptada',
    rejected: 'Rebutjada',
    effective: 'Vigent',
    withdrawn: 'Retirada',
    expired: 'Caducada sense signatura',
  },
  effectiveOn: (day) => `Vigent des del dia ${day}.`,
  signUntil: (day) => `Pendent de signatura fins al dia ${day}.`,
  because: (reason) => `Motiu: ${reason}`,
  fields: {
    iban: 'Compte bancari (IBAN)',
    notification_name: 'A nom de',
    notification_address: 'Adreça',
    email: 'Correu electrònic',
    mobile: 'Telèfon mòbil',
    invoice: 'Factura',
  },
  instalment: (position) => `Termini ${position}`,
  power: (period) => `Potència ${period}`,
  none: 'Sense dada',
  changes: { title: 'Què canvia', what: 'Dada', before: 'Fins ara', after: 'A partir del canvi' },
  nif: (nif) => `NIF ${nif}`,
  reference: 'Referència',
  referenceNote: 'Cal indicar-la en trucar.',
  submitted: 'Presentada el',
  state: 'Estat',
  people: {
    title: 'Per a qui',
    customer: 'Client',
    email: 'Correu',
    contract: 'Contracte',
    supply: 'Subministrament',
    distributor: 'Distribuïdora',
  },
  mandate: {
    title: 'Ordre de domiciliació SEPA',
    reference: 'Referència',
    creditor: 'Creditor',
    debtor: 'Deutor',
    kind: 'Tipus de pagament',
    recurrent: 'Recurrent',
    note: (name, weeks) =>
      `Amb la signatura s’autoritza ${name} a enviar ordres de càrrec al compte nou, i l’entitat a pagar-les. Un càrrec es pot retornar dins de les ${weeks} setmanes següents.`,
  },
  signature: {
    title: 'Signatura',
    at: 'Signada el',
    how: 'Com',
    document: 'SHA-256 del document',
    providers: {
      embedded: 'Codi d’un sol ús enviat per correu',
      outside: 'Servei de signatura extern',
      confirmation: 'Confirmació des de l’adreça nova',
    },
  },
  toSign: {
    belowPeak: (peaks: string) =>
      `Sé que en els darrers dotze mesos facturats es va arribar a demanar fins a ${peaks}, i que amb menys potència contractada el comptador pot tallar el subministrament. Ho vull així.`,
    title: 'Document per signar',
    detail: (reference, day) => `Sol·licitud ${reference}, presentada el dia ${day}.`,
    power: (months: number) =>
      `El canvi el fa la distribuïdora i pot tenir drets d’enganxament, accés i extensió, que es cobren a la factura. No es podrà tornar a canviar la potència fins que hagin passat ${months} mesos.`,
    closing: (name) =>
      `Amb la signatura d’aquest document es demana a ${name} que faci el canvi descrit. Mentre ningú no l’hagi acceptat, es pot retirar des de l’oficina virtual.`,
    fileName: (reference) => `Document ${reference}`,
  },
  receipt: {
    title: (procedure) => `Justificant: ${procedure.charAt(0).toLowerCase()}${procedure.slice(1)}`,
    request: 'Sol·licitud',
    closing: (day) => `Situació de la sol·licitud a ${day}.`,
    fileName: (reference) => `Justificant ${reference}`,
  },
  hash: (hash) => `SHA-256 de les dades de la sol·licitud: ${hash}`,
}
