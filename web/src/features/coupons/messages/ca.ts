import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const coupons: Messages<typeof es.coupons> = {
  title: 'Cupons',
  copy: 'Copiar {code}',
  copied: 'Copiat',
  share: 'Compartir {code}',
  link: 'Copiar l’enllaç de {code}',
  linkCopied: 'Enllaç copiat',
  open: 'Veure les condicions',
  text: '{name}: {code}',
}
