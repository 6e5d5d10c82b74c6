import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const inline: Messages<typeof es.inline> = {
  change: 'Change',
  changePart: 'Change: {part}',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  failed: 'It could not be saved. What you typed is kept.',
}
