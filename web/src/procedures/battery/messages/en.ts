import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const battery: Messages<typeof es.battery> = {
  note: 'A virtual battery holds euros, not kWh. What you change here counts from today.',
  unchanged: 'This is how it is already: nothing has changed.',
  failed: '“{wanted}” could not be saved. It is still as it was: {now}.',
  again: 'Try “{wanted}” again',
  taken:
    'The contracts of a battery cannot have more than 100% together. {left, plural, =0 {Nothing is left to share out.} other {#% is left to share out.}}',
  none: {
    title: 'This contract has no virtual battery',
    why: 'Once its product has one, you can decide here which part it gets.',
  },
  share: {
    title: 'This contract’s part',
    label: 'Percentage',
    left: '{left, plural, =0 {Nothing is left to share out} other {#% is left to share out}}: this contract can have up to {highest, number}%.',
    missing: 'The percentage is missing.',
    tooMuch: 'At most {highest, number}%: the rest belongs to other contracts.',
    save: 'Save the percentage',
    parts: {
      own: 'This contract: {percent, number}%',
      others: 'Other contracts: {percent, number}%',
      free: 'Not shared out: {percent, number}%',
    },
  },
  euros: {
    loading: 'Working it out from the battery’s movements',
    unread: 'We could not work out what it would mean',
    stillChange: 'You can change it all the same.',
    nothing: 'Nothing went into the battery from {from} to {to}.',
    now: 'Of what went in from {from} to {to}, this contract would get {amount}.',
    more: 'Of what went in from {from} to {to}, this contract would get {amount} more.',
    less: 'Of what went in from {from} to {to}, this contract would get {amount} less.',
    same: 'Of what went in from {from} to {to}, this contract would get the same.',
    ofDeposits: 'Of the {amount} that went in over a year',
    ofTotal: 'Of the {amount} there is now, this contract’s',
    stays: 'What has been shared out does not change with the percentage.',
    before: 'With today’s percentage: {amount}',
    basis: 'The next year may be different: it depends on your surplus.',
  },
  discounts: {
    title: 'Discounts on bills',
    label: 'What happens to the discounts',
    modes: { aplicar: 'Take them off the bills', no_aplicar: 'Keep them in the battery' },
    what: {
      aplicar: 'This contract’s part is taken off its next bills.',
      no_aplicar: 'This contract’s part stays in the battery and is not taken off.',
    },
    save: 'Save this choice',
  },
}
