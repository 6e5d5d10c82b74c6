import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const accessibility: Messages<typeof es.accessibility> = {
  title: 'Accessibility',
  answer: 'This office can be used by keyboard, with a screen reader and with large letters.',
  service: 'Here people sign up, read and pay bills, look at their energy use, change data and complain.',
  date: 'This page was last reviewed on {day}.',
  checked: 'What is checked with every version',
  keys: 'Contracting, changing, paying and signing can all be done by keyboard, and a screen reader says what happens.',
  errors:
    'Every form leads to what is wrong and says it. In the procedures that were listened to, nothing is said twice.',
  large: 'All can be seen whole at a width of {narrow} pixels, and with letters at {letters} on a phone.',
  low: 'Bars that stay in place do not cover what you are using.',
  colours:
    'Texts keep a contrast of {text} and charts of {shapes}, in light and in dark. Every chart has its table.',
  kept: 'You are warned before your session ends by itself. What you have typed is kept for you.',
  documents: 'Bills, contracts and receipts are tagged PDFs ({pdf}).',
  rules: 'The measure is {wcag}, level AA. {law}, articles {articles}, asks for it.',
  open: 'What has not been checked',
  shapes:
    'The palest colours of the map of hours and of the calendar do not reach {shapes}: the table says the same.',
  people: 'Nobody with a disability has tested it, and nobody from outside has audited it.',
  readers: 'What is heard is checked in the browser, not with each screen reader.',
  outside: 'Other companies’ pages for card payments, signatures and chat are their own.',
  barrier: 'If you cannot use something',
  tell: 'Tell us which page it is and what you browse with. You can ask for the same by e-mail or by phone.',
}
