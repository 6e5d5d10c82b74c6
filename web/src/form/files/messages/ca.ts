import type { Messages } from '../../../i18n/messages.ts'
import type { files as spanish } from './es.ts'

export const files: Messages<typeof spanish> = {
  hint: '{count, plural, one {Un fitxer} other {Fins a # fitxers}} de {limit} com a màxim: PDF o foto.',
  hintAny:
    '{count, plural, one {Un fitxer} other {Fins a # fitxers}} de {limit} com a màxim: PDF, foto o document.',
  choose: 'Triar fitxers o deixar-los anar aquí',
  tooLarge: '{file} passa de {limit}, que és el màxim.',
  tooMany: '{count, plural, one {No hi cap més d’un fitxer.} other {No hi caben més de # fitxers.}}',
  empty: '{file} és buit.',
  cancel: 'Aturar l’enviament de {file}',
  remove: 'Treure {file}',
  retry: 'Tornar-ho a provar',
  sent: 'Enviat',
  removed: '{file}: tret',
  held: 'Encara s’està enviant un fitxer. Quan arribi, el formulari continua sol: no cal tornar a prémer.',
  unsent: 'No s’ha enviat: un fitxer no ha arribat. Torni-ho a provar o tregui’l de la llista.',
  why: {
    file_type_not_valid: 'No és un fitxer dels que s’accepten aquí',
    file_empty: 'El fitxer és buit',
    file_cut_off: 'Al fitxer li falta el final: cal tornar-lo a desar',
    file_gone: 'Ja no el tenim: cal tornar-lo a enviar',
    too_large: 'Passa de {limit}, que és el màxim',
    offline: 'S’ha tallat la connexió',
    busy: 'Ara mateix no el podem rebre; d’aquí a una estona, sí',
    other: 'No s’ha pogut enviar',
  },
}
