import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const callBack: Messages<(typeof es)['call-back']> = {
  title: 'Li truquem',
  answer: 'Triï quan i li truquem a aquella hora.',
  loading: 'S’està carregant…',
  again: 'Tornar-ho a provar',
  safe: 'No s’ha canviat res.',
  gone: 'Aquest enllaç ja no serveix.',
  another: 'Demanar una altra trucada',
  noTimes: 'No s’han pogut llegir les hores.',
  full: 'Ara no queda cap hora lliure. Provi-ho un altre dia o escrigui’ns.',
  when: 'Quan',
  choose: 'Triï una hora',
  slot: '{day}, de {from} a {to}',
  about: 'De què vol parlar',
  aboutHint: 'Si és per una factura o un contracte, digui’ns quin.',
  name: 'Nom',
  phone: 'Telèfon',
  email: 'Correu electrònic',
  emailHint: 'Hi enviem l’hora, amb un enllaç per canviar-la o anul·lar la trucada.',
  send: 'Demanar la trucada',
  sending: 'S’està enviant…',
  taken: 'Aquesta hora ja no està lliure: triï’n una altra.',
  reference: 'Referència: {reference}',
  move: 'Canviar l’hora',
  cancel: 'Anul·lar la trucada',
  states: {
    waiting: 'Li truquem: {slot}.',
    done: 'Ja li hem trucat: {slot}.',
    cancelled: 'Trucada anul·lada: {slot}.',
    over: 'L’hora de la trucada ja ha passat: {slot}.',
  },
}

export { callBack as 'call-back' }
