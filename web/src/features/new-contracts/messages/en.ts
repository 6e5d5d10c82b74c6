import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const newContracts: Messages<(typeof es)['new-contracts']> = {
  title: 'Contract to sign',
  asked: {
    electricity: 'Electricity contract: {product}',
    gas: 'Gas contract: {product}',
  },
  heading: 'Reference {reference} · CUPS {cups}',
  loading: 'Loading the contract',
  unread: 'We could not load the contract',
  nothingLost: 'What was asked for is still kept.',
  unknown: {
    title: 'We cannot find this contract',
    call: 'Ask on {phone}',
    why: 'The link may be incomplete. Open it from the mail, just as it came.',
  },
  states: {
    waiting_signature: { name: 'Waiting for signature', answer: 'It has to be signed.' },
    signed: { name: 'Signed', answer: 'It is signed.' },
    declined: { name: 'Declined', answer: 'Signing it was declined.' },
    expired: { name: 'Expired', answer: 'It expired without being signed.' },
  },
  documents: {
    title: 'Documents',
    waiting: 'We are checking the documents that were sent.',
    good: 'The documents have been checked and are in order.',
    bad: 'The documents that were sent cannot be used. The mail says why, and how to send others.',
  },
  next: {
    title: 'What comes next',
    signed:
      'We arrange it with the distributor and write when it is active. We have sent you the signed contract by mail.',
    declined: 'Nothing has been signed. You can ask for it again.',
    expired: 'Nothing has been signed. You can ask for it again.',
    again: 'Ask for it again',
  },
  sign: {
    also: 'With this signature you also ask that what you leave ends on {last}: {contracts}.',
    alsoTo: 'With this signature you also ask that what you leave, {contracts}, goes to {name}.',
    toMove: 'See the move',
    once: 'One signature is for these {count} contracts. Read them first.',
    of: '{what}, reference {reference}',
    title: 'Read and sign',
    until: 'It can be signed until {at}.',
    early:
      'I want the supply to start as soon as possible, without waiting for the {days, number} days of withdrawal to be over.',
    earlyHint:
      'Optional. If you ask for it and then withdraw, you pay for the energy received; otherwise you pay nothing.',
    optional: '(optional)',
    day: 'Day on which it is to start',
    dayHint: 'Between {first} and {last}. Without a day, as soon as possible. It is saved by itself.',
    dayOutside: 'Choose a day between {first} and {last}.',
    dayHalf: 'Complete the day, or leave it empty.',
    dayFirst: 'Before you sign, correct the day on which it is to start.',
    daySaving: 'Saving the day',
    daySaved: 'Day saved: {day}',
    noDaySaved: 'Saved: no day, as soon as possible',
    dayUnsaved: 'The day could not be saved',
    bonus: {
      has: 'I have the social bonus (bono social)',
      hint: 'If you have it, give it up before signing. If you do not, there is nothing to tick.',
      lost: 'With this contract the social bonus is lost',
      loses: 'It only applies to the PVPC, with a retailer of reference.',
      paid: 'Paid in the last {months, number} months',
      paidHint:
        'The sum of the bills with the bonus, taxes included. The difference of a year comes from it.',
      more: 'A year would cost some {amount} more than with the bonus, by what was paid in the last {months, number} months.',
      less: 'A year would cost some {amount} less than with the bonus, by what was paid in the last {months, number} months.',
      same: 'A year would cost the same as with the bonus, by what was paid in the last {months, number} months.',
      unknown:
        'What changes in a year is not known: what was paid in the last {months, number} months, or the cost of the first year, is missing.',
      retailers: 'Retailers of reference (CNMC)',
      retailer: 'Retailer that applies the bonus now',
      words: 'What you sign when you give it up (in Spanish)',
      give: 'Give up the social bonus',
      given: 'The social bonus is given up',
      paper: 'Renunciation of the social bonus (PDF)',
    },
    summary: 'Pre-contract summary (PDF)',
    summarySent: 'The summary was sent by mail on {at}.',
    conditions: 'General conditions (PDF)',
    contract: 'Contract (PDF)',
    waits:
      'The pre-contract summary is on its way by mail. You can sign once it has been sent: this page updates by itself.',
    noAddress: 'There is no e-mail address for the summary and the code. We do it by phone: {phone}.',
    known:
      'If the holder is a customer already, the summary and the code go to the address that we have of them.',
    noneLeft: 'No more codes can be sent. We can do it by phone: {phone}.',
    outside: '{act}: on the page of the signature provider',
    opening: 'Opening',
  },
  together: { title: 'Asked for together with this one' },
  list: {
    title: 'New contracts',
    columns: {
      what: 'What you sign up for',
      reference: 'Reference',
      cups: 'CUPS',
      submitted: 'Asked for on',
      state: 'State',
    },
    kinds: { electricity: 'Electricity', gas: 'Gas' },
    unread: 'We could not load the new contracts',
  },
}

export { newContracts as 'new-contracts' }
