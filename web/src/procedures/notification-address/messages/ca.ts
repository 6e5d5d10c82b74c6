import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const notificationAddress: Messages<(typeof es)['notification-address']> = {
  loading: 'S’estan carregant les adreces',
  unread: 'No hem pogut carregar les adreces',
  nothingChanged: 'No s’ha canviat res.',
  free: 'No costa res.',
  current: 'Adreça actual',
  running:
    'Ja s’ha demanat una altra adreça per a aquest contracte. Quan acabi se’n pot demanar una de nova.',
  noticesStay: 'El correu electrònic i el mòbil dels avisos continuen sent els mateixos.',
  noticesMove: 'Els avisos d’aquest contracte aniran també al correu electrònic i al mòbil nous.',
  none: {
    title: 'No hi ha cap altra adreça registrada',
    why: 'En cal una de nova.',
  },
  choice: {
    title: 'L’adreça',
    label: 'On han d’anar les cartes d’aquest contracte?',
    find: 'Cercar una adreça',
    findHint: 'Una part del carrer, la població o el nom.',
    new: 'A una adreça nova',
    newHint: 'També es demana a qui i com cal avisar.',
  },
  new: {
    title: 'L’adreça nova',
    line: 'Adreça',
    cadastral: 'Referència cadastral',
  },
  reach: {
    title: 'A qui i com cal avisar',
    name: 'Nom i cognoms, o raó social',
    nameHint: 'Les cartes aniran a aquest nom.',
    email: 'Correu electrònic',
    mobile: 'Mòbil',
  },
  notActive: {
    title: 'Aquest contracte no és actiu',
    why: 'L’adreça només es pot canviar en contractes actius.',
  },
}

export { notificationAddress as 'notification-address' }
