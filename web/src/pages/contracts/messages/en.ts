import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const contracts: Messages<typeof es.contracts> = {
  title: 'Contracts',
  supplies: {
    debt: '{count, plural, one {You have {amount} to pay on one contract.} other {You have {amount} to pay on # contracts.}}',
    waitingSignature:
      '{count, plural, one {One contract is waiting for your signature.} other {# contracts are waiting for your signature.}}',
    activeAndPaid:
      '{count, plural, one {You have one active supply and nothing to pay.} other {You have # active supplies and nothing to pay.}}',
    active: '{count, plural, one {You have one active supply.} other {You have # active supplies.}}',
    inProcess:
      '{count, plural, one {One contract is being processed.} other {# contracts are being processed.}}',
    closed:
      '{count, plural, one {Your contract is closed.} other {Your # contracts are closed.}} You have no active supply at the moment.',
  },
  kinds: { label: 'Type of supply', electricity: 'Electricity', gas: 'Gas' },
  filter: {
    label: 'Find a contract',
    hint: 'By name, address or CUPS',
    found: '{count, plural, =0 {No contract matches} one {One contract matches} other {# contracts match}}',
  },
  shown: {
    label: 'Which contracts',
    all: 'All',
    owed: 'In debt{count, plural, =0 {} other { (#)}}',
    active: 'Active{count, plural, =0 {} other { (#)}}',
    draft: 'In progress{count, plural, =0 {} other { (#)}}',
    closed: 'Closed{count, plural, =0 {} other { (#)}}',
  },
  list: { electricity: 'Electricity contracts', gas: 'Gas contracts' },
  columns: {
    contract: 'Contract',
    cups: 'CUPS',
    address: 'Address',
    toll: 'Toll',
    rate: 'Rate',
    power: 'Power',
    status: 'Status',
    payment: 'Payment',
    actions: 'Actions',
  },
  actionsOf: 'Actions for contract {name}',
  /** A change among other actions; its name is in `changes`. */
  changeOf: 'Change: {label}',
  requestOpen: 'Under way',
  requestToSign: 'To sign',
  requestToConfirm: 'To confirm',
  requestOf: '{what}: request {reference}, contract {name}',
  changes: {
    label: 'Change',
    labelOf: 'Change something in contract {name}',
    power: 'Power',
    iban: 'Bank account',
    notification_address: 'Notification address',
  },
  status: {
    waitingSignature: 'Signature pending',
    inProcess: 'In process',
    active: 'Active',
    closed: 'Closed',
  },
  owes: 'Owed: {amount}',
  paid: 'OK',
  copyCups: 'Copy the CUPS',
  copied: 'Copied',
  viewDetails: 'Details',
  viewDetailsOf: 'Details of contract {name}',
  viewInvoices: 'Bills',
  viewInvoicesOf: 'See the bills of contract {name}',
  viewConsumption: 'Consumption',
  viewConsumptionOf: 'See the consumption of contract {name}',
  pdf: 'PDF',
  pdfOf: 'Download the PDF of contract {name}',
  paging: {
    label: 'Pages of contracts',
    showing: 'Showing from {from, number} to {to, number} of {total, number}',
    previous: 'Previous',
    next: 'Next',
  },
  loading: 'Loading your contracts…',
  empty: {
    title: 'You have no contracts yet',
    titleElectricity: 'You have no electricity contracts',
    titleGas: 'You have no gas contracts',
    text: 'If you have just signed up, your contract will appear here as soon as we start processing it. If in doubt, give us a call.',
    other: 'Your contracts are on the other tab.',
    call: 'Call {phone}',
    newContract: 'Start a new supply',
    seeElectricity: 'See the electricity contracts',
    seeGas: 'See the gas contracts',
  },
  noMatch: {
    title: 'No contract matches “{filter}”',
    text: 'We look in the contract’s name, the supply address and the CUPS.',
    clear: 'Clear the filter',
  },
  beyond: {
    title: 'This page of the list no longer exists',
    text: 'The list has become shorter.',
    first: 'Go to the start of the list',
  },
  failure: {
    title: 'We could not load your contracts',
    safe: 'Your contracts and your supplies are not affected.',
  },
}
