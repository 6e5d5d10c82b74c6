import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const idle: Messages<typeof es.idle> = {
  title: 'Your session ends in {minutes} minutes',
  why: 'It has not been used for a while. If it ends, what you have typed is kept until you sign in again to the same account.',
  stay: 'Stay signed in',
  staying: 'One moment…',
}
