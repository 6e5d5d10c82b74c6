import type { Translation } from '../../texts/translation.ts'
import type { dataExport as es } from './es.ts'

export const dataExport: Translation<typeof es> = {
  subject: 'The copy of your data is ready',
  lead: 'The copy of everything that we keep about you can now be downloaded, as a ZIP file.',
  more: (day) => `It can be downloaded until ${day}, after signing in to the office. Then it is erased.`,
  action: 'Go to my data',
  warning: (phone) => `If you did not ask for this copy, call ${phone} and change your password.`,
}
