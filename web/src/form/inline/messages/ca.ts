import type { Messages } from '../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  change: 'Canviar',
  changePart: 'Canviar: {part}',
  save: 'Desar',
  saving: 'S’està desant',
  cancel: 'Cancel·lar',
  failed: 'No s’ha pogut desar. El que hi ha escrit es conserva.',
}
