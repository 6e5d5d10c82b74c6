import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const address: Messages<typeof es.address> = {
  zipcode: 'Codi postal',
  looking: 'S’està cercant el municipi…',
  several:
    '{count, plural, one {Un municipi té aquest codi.} other {# municipis tenen aquest codi: falta dir quin.}}',
  unknown: 'Aquest codi no és a la llista de carrers. El municipi es pot triar entre tots els de {state}.',
  unread: 'No s’ha pogut cercar el codi. El municipi es pot triar entre tots els de {state}.',
  failed: 'No s’ha pogut cercar el municipi. El que hi ha escrit es conserva.',
  again: 'Tornar-ho a cercar',
  municipality: 'Municipi',
  municipalityWaits: 'Segons el codi',
  choose: 'Triar',
  province: 'Província: {state}',
  search: 'Una part del nom',
  nothing: 'Cap municipi es diu així',
  open: 'Mostrar tots els municipis',
  clear: 'Esborrar el municipi',
  streetType: 'Tipus de via',
  otherTypes: 'Altres tipus',
  street: 'Nom de la via',
  number: 'Número, o S/N',
  rare: 'Bloc, escala, referència cadastral',
  block: 'Bloc',
  stairs: 'Escala',
  floor: 'Pis',
  door: 'Porta',
  note: 'Altres dades per trobar-la',
  cadastral: 'Referència cadastral',
  cadastralHint: '{characters, number} lletres i xifres, amb espais i guions o sense. És al rebut de l’IBI.',
  optional: '(opcional)',
}
