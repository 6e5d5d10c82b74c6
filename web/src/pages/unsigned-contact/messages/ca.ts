import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const unsignedContact: Messages<(typeof es)['unsigned-contact']> = {
  title: 'Contacte',
  intro: 'Per escriure’ns sense entrar a l’oficina. Qui té compte estalvia temps si hi entra abans.',
  loading: 'S’està preparant el formulari…',
  email: 'Correu electrònic',
  emailHint: 'Hi respondrem.',
  mobile: 'Telèfon mòbil',
  subject: 'Assumpte',
  description: 'Missatge',
  descriptionHint: 'Si és per una factura o un contracte, convé dir quin.',
  attachment: 'Fitxers',
  needed: '{count, plural, one {Cal un fitxer, per exemple la factura.} other {Calen # fitxers.}}',
  send: 'Enviar el missatge',
  sending: 'S’està enviant…',
  sent: 'Missatge enviat',
  answer: 'L’hem rebut i respondrem per correu.',
  answerBy: 'L’hem rebut i respondrem per correu el dia {day} com a molt tard.',
  reference: 'Referència: {reference}',
  toCall: 'Que em truquin a l’hora que triï',
  toLogin: 'Anar a l’entrada',
  problems: {
    email: 'El correu electrònic no és vàlid: ha de ser com nom@exemple.cat.',
    minFiles:
      '{count, plural, one {Falta un fitxer, per exemple la factura.} other {Falten fitxers: com a mínim #.}}',
    maxFiles:
      '{count, plural, one {Només hi cap un fitxer: cal treure’n algun.} other {Hi caben # fitxers: cal treure’n algun.}}',
  },
}

export { unsignedContact as 'unsigned-contact' }
