import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const push: Messages<typeof es.push> = {
  title: 'Avisos als dispositius',
  why: 'El mòbil o l’ordinador diuen que hi ha alguna cosa nova encara que l’oficina no estigui oberta: sense imports ni noms, i mai de nit.',
  loading: 'S’estan carregant els dispositius',
  unread: 'No hem pogut carregar els dispositius',
  safe: 'Els avisos continuen arribant com fins ara.',
  turnOn: 'Activar en aquest dispositiu',
  turnOff: 'Desactivar en aquest dispositiu',
  busy: 'Un moment',
  on: 'Aquest dispositiu ensenya els avisos.',
  ends: 'En tancar la sessió en un dispositiu, deixa d’ensenyar-los.',
  turnedOn: 'Els avisos arribaran a aquest dispositiu.',
  turnedOff: 'Aquest dispositiu ja no ensenya els avisos.',
  dismissed: 'El navegador no ha rebut el permís: no s’ha activat res.',
  denied: 'El navegador té blocats els avisos d’aquesta pàgina',
  allow:
    'Es permeten a la configuració del navegador, als permisos d’aquesta pàgina. Després s’activen aquí.',
  unsupported:
    'Aquest navegador no pot ensenyar avisos. Es poden rebre per correu, o activar-los en un altre dispositiu.',
  homeScreen:
    'A l’iPhone i l’iPad, primer s’afegeix l’oficina a la pantalla d’inici (Compartir, Afegir a la pantalla d’inici). S’obre des d’allà i s’activen en aquesta mateixa pàgina.',
  notOn: 'No s’han pogut activar els avisos',
  notOff: 'No s’han pogut desactivar els avisos',
  again: 'No ha canviat res. Es pot tornar a provar.',
  others: 'Altres dispositius',
  unknown: 'Navegador desconegut',
  since: 'des del dia {day}',
  remove: 'Treure',
  removed: '{device} ja no ensenya els avisos.',
}
