import type { Messages } from '../../i18n/messages.ts'
import type { messages as spanish } from './es.ts'

export const messages: Messages<typeof spanish> = {
  steps: 'Passos',
  place: 'Pas {place, number} de {count, number}',
  summary: 'Revisar i enviar',
  change: 'Canviar',
  changePart: 'Canviar: {part}',
  back: 'Tornar al pas anterior',
  next: 'Continuar',
  thenSign: 'En enviar-la se signa amb un codi que arriba per correu electrònic.',
  thenSent: 'En enviar-la queda registrada amb un número de referència.',
  send: 'Enviar la sol·licitud',
  sendAgain: 'Tornar-la a enviar',
  sending: 'S’està enviant',
  failed: 'No s’ha pogut enviar. El que hi ha escrit es conserva.',
  wrong: '{count, plural, one {Hi ha una dada per corregir} other {Hi ha # dades per corregir}}',
  running: {
    title: 'Hi ha un procés en curs',
    see: 'Veure la sol·licitud {reference}',
  },
}
