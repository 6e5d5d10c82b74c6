import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const place: Messages<typeof es.place> = {
  label: 'Nom d’aquest lloc',
  hint: 'Fins a {limit, number} caràcters. Sense nom torna a ser «{usual}».',
  saved: 'El nom s’ha desat.',
  forgotten: 'Torna a tenir el nom de sempre.',
}
