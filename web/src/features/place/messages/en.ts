import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const place: Messages<typeof es.place> = {
  label: 'Name of this place',
  hint: 'Up to {limit, number} characters. Without a name it is “{usual}” again.',
  saved: 'The name has been saved.',
  forgotten: 'It has its usual name again.',
}
