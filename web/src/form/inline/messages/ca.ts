import type { Messages } from '../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  change: 'Canvia',
  changePart: 'Canvia: {part}',
  save: 'Desa',
  saving: 'S’està desant',
  cancel: 'Cancel·la',
  failed: 'No s’ha pogut desar. El que hi ha escrit es conserva.',
}
