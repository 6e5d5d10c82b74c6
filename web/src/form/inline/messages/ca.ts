import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const inline: Messages<typeof es.inline> = {
  change: 'Canviar',
  changePart: 'Canviar: {part}',
  save: 'Desar',
  saving: 'S’està desant',
  cancel: 'Cancel·lar',
  failed: 'No s’ha pogut desar. El que hi ha escrit es conserva.',
}
