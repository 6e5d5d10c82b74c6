import type { Messages } from '../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  change: 'Change',
  changePart: 'Change: {part}',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  failed: 'It could not be saved. What you typed is kept.',
}
