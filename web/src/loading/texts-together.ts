import type { Area } from '../i18n/messages.ts'

/**
 * Texts that come in one file of each language, because who needs one of them mostly needs the others: those of every
 * page, of forms with the changes that many ask for, of the home with its bills, of visitors' forms, of what comes aside,
 * of requests with the cards below them, and of a bill. An area that stands nowhere here has a file of its own.
 */
export const textsTogether: readonly (readonly Area[])[] = [
  ['app', 'errors', 'frame', 'menus', 'login'],
  ['flow', 'address', 'inline', 'power', 'iban', 'notification-address', 'contact-data', 'profile'],
  ['invoices', 'home'],
  ['consumption', 'bill-so-far'],
  ['optimal-power', 'battery-ledger'],
  ['activate', 'reset-password'],
  ['coupons', 'notifications'],
  ['requests', 'cases', 'new-contracts'],
  ['bill', 'bill-lines'],
]
