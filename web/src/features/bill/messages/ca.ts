import type { Messages } from '../../../i18n/messages.ts'
import type { messages as spanish } from './es.ts'

export const messages: Messages<typeof spanish> = {
  one: 'Factura',
  title: 'Factura {number}',
  back: 'Totes les factures',
}
