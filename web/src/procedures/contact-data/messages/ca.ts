import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const contactData: Messages<(typeof es)['contact-data']> = {
  current: 'Clau actual',
  show: 'Mostrar',
  hide: 'Amagar',
  loading: 'S’estan carregant les dades de contacte',
  unread: 'No hem pogut carregar les dades de contacte',
  nothingChanged: 'No s’ha canviat res.',
  email: 'Correu electrònic dels avisos',
  mobile: 'Mòbil dels avisos',
  none: 'Cap',
  done: {
    email: 'El correu electrònic dels avisos s’ha canviat.',
    phone: 'El mòbil dels avisos s’ha canviat.',
  },
  waiting: 'La sol·licitud {reference} espera la signatura.',
}

export { contactData as 'contact-data' }
