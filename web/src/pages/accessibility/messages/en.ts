import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const accessibility: Messages<typeof es.accessibility> = {
  title: 'Accessibility',
  answer: 'This office can be used by keyboard, with a screen reader and with large letters.',
  checked: 'What is checked with every version',
  keys: 'Contracting, changing, paying and signing can all be done by keyboard, and a screen reader says what happens.',
  large:
    'Nobody has to scroll sideways at a width of {narrow} pixels, nor with letters at {letters} on a phone.',
  colours: 'Texts keep a contrast of {text}, in light and in dark. Every chart has its table.',
  kept: 'You are warned before your session ends by itself. What you have typed is kept for you.',
  documents: 'Bills, contracts and receipts are tagged PDFs ({pdf}).',
  rules: 'The measure is {wcag}, level AA. {law} asks for it.',
  open: 'What has not been checked',
  shapes: 'Some colours of charts may not reach a contrast of {shapes}: the table says the same.',
  whole: 'On screens with charts, with letters at {letters}, some text may be cut off.',
  people: 'Nobody with a disability has tested it, and nobody from outside has audited it.',
  readers: 'What is heard is checked in the browser, not with each screen reader.',
  outside: 'Other companies’ pages for card payments, signatures and chat are their own.',
  barrier: 'If you cannot use something',
  tell: 'Tell us which page it is and what you browse with. You can ask for the same by e-mail or by phone.',
}
