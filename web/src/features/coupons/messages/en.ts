import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const coupons: Messages<typeof es.coupons> = {
  title: 'Coupons',
  copy: 'Copy {code}',
  copied: 'Copied',
  share: 'Share {code}',
  link: 'Copy the link of {code}',
  linkCopied: 'Link copied',
  open: 'See the conditions',
  text: '{name}: {code}',
}
