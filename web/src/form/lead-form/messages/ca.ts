import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const leadForm: Messages<(typeof es)['lead-form']> = {
  label: 'Dades de contacte',
  name: 'Nom',
  surname1: 'Primer cognom',
  surname2: 'Segon cognom',
  optional: '(opcional)',
  email: 'Correu electrònic',
  emailOrPhone: 'N’hi ha prou amb el correu o el telèfon.',
  telephone: 'Telèfon',
  hours: 'Quan prefereix que truquem',
  anyHour: 'A qualsevol hora',
  slots: {
    morning: 'Al matí, de {from} a {to} h',
    noon: 'A migdia, de {from} a {to} h',
    afternoon: 'A la tarda, de {from} a {to} h',
    evening: 'Al vespre, de {from} a {to} h',
  },
  invoice: 'Factura',
  sending: 'S’està enviant…',
  client: 'Ja tinc contracte aquí',
  contract: 'Contractar',
  call: 'Trucar al {phone}',
  problems: {
    phone: 'El telèfon no és vàlid: cal revisar les xifres. Si no és d’Espanya, amb + i el prefix del país.',
    consent: 'Cal acceptar-ho perquè puguem trucar o escriure.',
    invoice: 'Falta la factura: serveix una foto o el PDF.',
  },
}

export { leadForm as 'lead-form' }
